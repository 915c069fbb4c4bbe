import { z } from 'zod';
import { DISTRIBUTION_STATUSES } from '#domain/distribution/status.ts';
import { DISTRIBUTION_KINDS } from '#domain/earning/kinds.ts';
import { HELD_REASONS } from '#domain/earning/payable.ts';
import { CLAIM_TARGETS, EARNING_STATUSES } from '#domain/earning/status.ts';
import { RUN_STATES } from '#domain/run/run.ts';
import { LEGAL_TYPES } from '#domain/user/status.ts';
import { day, id, instant, localizedText, moneyString } from './envelope.ts';

const count = z.number().int();

/** Sums that always hold: gross = net + withheld; the three parts make the gross. */
export const distributionSums = z.object({
  income: moneyString,
  gain: moneyString,
  /** Capital given back: nothing is withheld of it. */
  capital: moneyString,
  gross: moneyString,
  withheld: moneyString,
  net: moneyString,
});

/** A distribution as a line of a list shows it. */
export const distributionLine = z.object({
  id,
  /** 1, 2… of its issuance. */
  number: count,
  name: z.string(),
  kind: z.enum(DISTRIBUTION_KINDS),
  status: z.enum(DISTRIBUTION_STATUSES),
  record_on: day,
  proposed_at: instant,
  /** Whether every holder has their part; of many a job works it out. */
  shared: z.boolean(),
  holders: count,
  paid_holders: count,
  sums: distributionSums,
});

const person = z.object({ id, name: z.string() });

/** Everything of a distribution but its holders. */
export const distributionSheet = distributionLine.extend({
  issuance: z.object({ id, title: localizedText, issuer: z.string(), symbol: z.string() }),
  note: z.string().nullable(),
  record_at: instant,
  /** Held by all of them at the record date. */
  tokens: count,
  /** Of the gross, with six decimals, rounded down; null until the parts are worked out. */
  per_token: z.string().nullable(),
  proposed_by: person,
  /** Papers for its holders, the first one first. */
  documents: z.array(z.object({ id, file_id: id, name: z.string(), added_at: instant, by: person })),
  /** Managers who have said yes, and how many it takes. */
  approvals: z.array(person.extend({ at: instant })),
  approvals_needed: count,
  approved_at: instant.nullable(),
  ended: z.object({ at: instant, by: person, reason: z.string().nullable() }).nullable(),
  /** Of the caller: what they may do with it now. */
  may: z.object({
    approve: z.boolean(),
    refuse: z.boolean(),
    withdraw: z.boolean(),
    pay: z.boolean(),
    add_papers: z.boolean(),
    remove_papers: z.boolean(),
  }),
  /** Why the caller may not approve it, where somebody else may. */
  approve_refusal: z.enum(['own', 'approved_before', 'sharing']).nullable(),
  /** The issuer's transfer: null once all of it is there, or nothing will come of it. */
  transfer: z
    .object({
      holder: z.string(),
      iban: z.string(),
      bic: z.string(),
      bank: z.string(),
      reference: z.string(),
      amount: moneyString,
      epc: z.string().nullable(),
    })
    .nullable(),
  funded: moneyString,
  /** What is still to come; "0.00" once all of it is there. */
  missing: moneyString,
  /** What is too much, or has to go back because nothing came of it. */
  to_return: moneyString,
  returned: moneyString,
  /** Where a manager sends what has to go back, with the distribution's reference, by which the statement's movement is found; null where nothing has, for issuers, and where the issuer has no account that can be used. */
  return_to: z.object({ holder: z.string(), iban: z.string(), reference: z.string() }).nullable(),
  /** Whether the issuer has a bank account. */
  issuer_account: z.boolean(),
  paid: moneyString,
  paid_at: instant.nullable(),
  /** Pending parts that cannot be paid as their holders stand now. */
  held: count,
  /** Cents that were given by largest remainder, and to how many. */
  extra: z.object({ cents: count, holders: count }),
  /** Holders who got or gave tokens after the record date. */
  moved_since: count,
  /** The last run that paid. */
  run: z
    .object({ id, state: z.enum(RUN_STATES), total: count, done: count, failed: count, failed_net: moneyString })
    .nullable(),
});

/** One holder's part. */
export const earningLine = z.object({
  id,
  holder: person,
  tokens: count,
  /** Millionths of a per cent would say nothing: hundredths of a per cent of all tokens, rounded down. */
  share: count,
  sums: distributionSums,
  /** Hundredths of a per cent of income and gain, and where it stands: an article, `own` for the tenant's rate; null where nothing can be withheld. */
  rate: count,
  rate_source: z.string().nullable(),
  residence: z.string().nullable(),
  legal_type: z.enum(LEGAL_TYPES).nullable(),
  /** Where their money goes to at the bank, and whether it may now; null where they have given no account. Managers alone read it. */
  account: z.object({ iban_end: z.string(), usable: z.boolean() }).nullable(),
  /** Cents that the largest remainder gave. */
  extra_cents: count,
  status: z.enum(EARNING_STATUSES),
  /** Of a part that is pending: why it cannot be paid as the holder stands now. Managers alone read it. */
  held: z.enum(HELD_REASONS).nullable(),
  executed_at: instant.nullable(),
  claimed_to: z.enum(CLAIM_TARGETS).nullable(),
});
export type EarningLineJson = z.infer<typeof earningLine>;
