import { z } from 'zod';
import { HELD_REASONS } from '#domain/earning/payable.ts';
import { REFUND_HOLDS } from '#domain/investment/refund-hold.ts';
import { TRANSFER_REFUSALS } from '#domain/payout/pain001.ts';
import { PAYOUT_SOURCES, PAYOUT_STATES } from '#domain/payout/payout-state.ts';
import { TRANSFER_STATES } from '#domain/payout/report-outcome.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, day, id, instant, moneyString, pageOf, pageQuery } from './envelope.ts';

const count = z.number().int();

const payoutFile = z.object({
  id,
  /** Stands in the file and in the bank's report. */
  message_id: z.string(),
  execute_on: day,
  made_at: instant,
  made_by: z.string(),
  transfers: count,
  total: moneyString,
  reported_at: instant.nullable(),
  /** So many of its transfers came back: their money waits for another file. */
  returned: count,
});

/** Money of an order that goes back by transfer. */
const waitingRefund = z.object({
  id,
  investment_id: id,
  reference: z.string(),
  name: z.string(),
  /** Null where no account is known, or the one that was given has to wait. */
  iban_end: z.string().nullable(),
  amount: moneyString,
  since: instant,
  /** The bank's reason code where it sent the money back. */
  failure: z.string().nullable(),
  /** Why it stays out of the next file; null where it can go. */
  refusal: z.enum([...TRANSFER_REFUSALS, ...REFUND_HOLDS, 'no_account']).nullable(),
});

/** People's money on its way to their banks, by state: what waits, oldest first; what stands in a file and what was sent, newest first. */
export const listPayouts = endpoint({
  id: 'listPayouts',
  summary: 'Pay-outs by state, and what the next file would hold',
  method: 'GET',
  path: '/manager/payouts',
  caller: 'manager',
  query: pageQuery.extend({ state: z.enum(PAYOUT_STATES).default('WAITING') }),
  answer: pageOf(
    z.object({
      id,
      user_id: id,
      state: z.enum(PAYOUT_STATES),
      /** What was claimed of earnings, or taken out of the balance. */
      source: z.enum(PAYOUT_SOURCES),
      /** Of the account. */
      name: z.string(),
      /** Its last four signs. */
      iban_end: z.string(),
      amount: moneyString,
      since: instant,
      sent_at: instant.nullable(),
      /** The file that it stands in, or left with. */
      file: z.object({ id, message_id: z.string() }).nullable(),
      /** The bank's reason code where it sent the money back. */
      failure: z.string().nullable(),
      /** Of one that waits: why it stays out of the next file; null where it can go. */
      refusal: z.enum([...TRANSFER_REFUSALS, ...HELD_REASONS]).nullable(),
    }),
  ).extend({
    /** What the next file would hold, who would be left out of it, and whether more could go than it takes. */
    next: z.object({ transfers: count, total: moneyString, left: count, more: z.boolean() }),
    /** As far as they were counted. */
    counts: z.object({ waiting: count, in_file: count }),
    /** Refunds of orders that wait for a transfer and go with the next file: the oldest ones, and whether more wait. */
    refunds: z.object({ rows: z.array(waitingRefund), more: z.boolean() }),
  }),
});

/** The files for the bank, newest first. */
export const listPayoutFiles = endpoint({
  id: 'listPayoutFiles',
  summary: 'Files of transfers for the bank',
  method: 'GET',
  path: '/manager/payouts/files',
  caller: 'manager',
  query: pageQuery,
  answer: pageOf(payoutFile),
});

/** Puts what waits into a file for the bank: names and accounts are frozen in it, and each amount stands in one file at a time. The total is typed. */
export const makePayoutFile = endpoint({
  id: 'makePayoutFile',
  summary: 'Make a file of transfers for the bank',
  method: 'POST',
  path: '/manager/payouts/files',
  action: 'payout.make_file',
  body: z.object({ total: moneyString }),
  answer: dataOf(payoutFile),
  idempotent: true,
  errors: ['payout.none', 'payout.changed', 'payout.no_account'],
});

/** A file, its transfers and what became of each, and the document itself as the bank takes it. */
export const getPayoutFile = endpoint({
  id: 'getPayoutFile',
  summary: 'A file of transfers for the bank',
  method: 'GET',
  path: '/manager/payouts/files/{id}',
  caller: 'manager',
  params: z.object({ id }),
  answer: dataOf(
    payoutFile.extend({
      rows: z.array(
        z.object({
          end_to_end_id: z.string(),
          user_id: id,
          /** Money of an order that goes back. */
          is_refund: z.boolean(),
          name: z.string(),
          iban: z.string(),
          amount: moneyString,
          outcome: z.enum(TRANSFER_STATES),
          reasons: z.array(z.string()),
          ended_at: instant.nullable(),
        }),
      ),
      /** pain.001.001.09, UTF-8. */
      document: z.object({ name: z.string(), content: z.string() }),
    }),
  ),
});

/**
 * Takes the bank's report (pain.002) on a file: what it rejected waits again, with the reason; what it booked says so, and leaves with the account's movement. 422
 * on `report` for one that cannot be read, of another file, with other sums, cut, or silent: then nothing of it is taken.
 */
export const takePayoutReport = endpoint({
  id: 'takePayoutReport',
  summary: 'Take the bank’s report on a file of transfers',
  method: 'POST',
  path: '/manager/payouts/files/{id}/report',
  action: 'payout.take_report',
  params: z.object({ id }),
  bodyKind: 'multipart',
  files: ['report'],
  answer: dataOf(z.object({ booked: count, rejected: count, under_way: count })),
  idempotent: true,
});
