import { z } from 'zod';
import { APPROVED_PART_STATES } from '#domain/earning/approved-part.ts';
import { DISTRIBUTION_KINDS } from '#domain/earning/kinds.ts';
import { CLAIM_TARGETS, EARNING_STATUSES } from '#domain/earning/status.ts';
import { day, id, instant, localizedText, moneyString } from './envelope.ts';

/** One holder's part of one distribution. gross = net + withheld; nothing is withheld of capital. */
export const earning = z.object({
  id,
  distribution: z.object({
    id,
    number: z.number().int(),
    name: z.string(),
    kind: z.enum(DISTRIBUTION_KINDS),
    record_on: day,
    /** Its papers, the first one first. */
    documents: z.array(z.object({ file_id: id, name: z.string() })),
  }),
  issuance: z.object({ id, title: localizedText, symbol: z.string() }),
  holder: z.object({ id, name: z.string() }),
  /** Held at the record date. */
  tokens: z.number().int(),
  status: z.enum(EARNING_STATUSES),
  gross: moneyString,
  /** Rent, interest, dividend or shared income: what its kind says. */
  income: moneyString,
  capital_gain: moneyString,
  capital_return: moneyString,
  /** Hundredths of a per cent of income and gain. */
  withholding: z.number().int(),
  withheld: moneyString,
  net: moneyString,
  claimed_to: z.enum(CLAIM_TARGETS).nullable(),
  /** Shared out, paid, claimed by its holder, sent on, arrived. */
  distributed_at: instant,
  executed_at: instant.nullable(),
  claimed_at: instant.nullable(),
  processed_at: instant.nullable(),
  delivered_at: instant.nullable(),
  /** Of one that is not paid yet: whether the issuer's money is here, its day of payment where one is named, and since when it waits; null of any other, and where a back end does not say. */
  waits: z
    .object({ state: z.enum(APPROVED_PART_STATES), on: day.nullable(), since: day })
    .nullable()
    .default(null),
  /** The bank's reason code where it sent the money back, which waits for the next file now. */
  came_back: z.string().nullable(),
  /** Of one claimed to the bank: the last four signs of the account, and the transfer's reference once it stands in a file. Not told to issuers. */
  sent: z.object({ iban_end: z.string(), reference: z.string().nullable() }).nullable(),
  /** Of one claimed to a wallet: where it goes or went; how much ether, once it stands in a batch; its transaction and the page of it, once it was found. Not told to issuers. */
  on_chain: z
    .object({
      address: z.string(),
      ether: z.string().nullable(),
      hash: z.string().nullable(),
      page: z.string().nullable(),
      /** The pay-out that its holder may turn to their bank; null once it stands in a batch. */
      turn: id.nullable(),
    })
    .nullable(),
});
export type EarningJson = z.infer<typeof earning>;

/** Sums of earnings that were paid, claimed or not. */
export const earningSums = z.object({
  count: z.number().int(),
  gross: moneyString,
  withheld: moneyString,
  net: moneyString,
  income: moneyString,
  capital_gain: moneyString,
  capital_return: moneyString,
});
