import { z } from 'zod';
import { INVESTMENT_STATUSES } from '#domain/investment/status.ts';
import { CANDIDATE_SIGNS } from '#domain/statement/candidates.ts';
import { WAITING_REASONS } from '#domain/statement/match.ts';
import { UNDO_REFUSALS } from '#domain/statement/returned.ts';
import { ROW_RESOLUTIONS, ROW_STATES } from '#domain/statement/row-state.ts';
import { MOST_PARTS } from '#domain/statement/split.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, day, id, instant, moneyString } from './envelope.ts';
import { rowDistribution } from './row-distribution.ts';

export const count = z.number().int();

/** One movement and where it stands. */
export const statementRow = z.object({
  id,
  import_id: id,
  booked_on: day,
  value_date: day,
  amount: moneyString,
  is_credit: z.boolean(),
  counterparty: z.string().nullable(),
  counterparty_iban: z.string().nullable(),
  text: z.string(),
  bank_reference: z.string().nullable(),
  /** The bank says that it takes a booking back; why, by a reason code of ISO 20022 such as AC04. */
  is_reversal: z.boolean(),
  return_code: z.string().nullable(),
  state: z.enum(ROW_STATES),
  reason: z.enum(WAITING_REASONS).nullable(),
  /** Since when it waits: its import. */
  imported_at: instant,
  /** The order that it names, or was assigned to. */
  investment: z
    .object({
      id,
      reference: z.string(),
      wire_reference: z.string().nullable(),
      status: z.enum(INVESTMENT_STATUSES),
      investor_id: id,
      investor: z.string(),
      email: z.string(),
      to_pay: moneyString,
      /** Parts that are assigned to it and wait for the rest, this one with them. */
      held: moneyString,
    })
    .nullable(),
  resolution: z
    .object({
      kind: z.enum(ROW_RESOLUTIONS),
      at: instant,
      /** Null where it went by itself. */
      by: z.string().nullable(),
      returned: moneyString.nullable(),
      sent_on: day.nullable(),
      bank_reference: z.string().nullable(),
      /** E-mail of whose balance it went to. */
      credited_to: z.string().nullable(),
      note: z.string().nullable(),
    })
    .nullable(),
});

export type StatementRowJson = z.output<typeof statementRow>;

/** An order as far as a manager needs it to decide on a movement. */
const rowOrder = z.object({
  id,
  reference: z.string(),
  issuance: z.object({ es: z.string(), en: z.string() }),
  tokens: z.number().int(),
  investor: z.string(),
  email: z.string(),
  status: z.enum(INVESTMENT_STATUSES),
  to_pay: moneyString,
  /** What is still to come, the parts that are assigned to it taken off; "0.00" where it waits for no transfer. */
  missing: moneyString,
  awaits: z.boolean(),
  /** Whether its investor is the payer, by account and name. */
  payer: z.enum(['same', 'other', 'unknown']),
});

export type RowOrder = z.output<typeof rowOrder>;

export const getStatementRow = endpoint({
  id: 'getStatementRow',
  summary: 'One movement of the account',
  method: 'GET',
  path: '/manager/statement-rows/{id}',
  caller: 'manager',
  params: z.object({ id }),
  query: z.object({
    /** Name, amount or reference of an order that waits for a transfer. */
    q: z.string().trim().max(100).optional(),
    /** Reference of the order that it would go to. */
    order: z.string().trim().max(40).optional(),
    /** References, by commas, of the orders that it would be split over. */
    split: z
      .string()
      .trim()
      .max(41 * MOST_PARTS)
      .optional(),
    /** Reference of the distribution that it would go to. */
    distribution: z.string().trim().max(40).optional(),
  }),
  answer: dataOf(
    statementRow.extend({
      /** Whether the tenant's people have a balance that it could go to. */
      balance_on: z.boolean(),
      /** The order that is asked for by `order`, else the one that the movement names; null where there is none. */
      order: rowOrder.nullable(),
      /** Of a credit that waits: orders that wait for a transfer and that it may pay, the most likely first; those that `q` finds where it is given. */
      candidates: z.array(rowOrder.extend({ signs: z.array(z.enum(CANDIDATE_SIGNS)) })),
      /** The orders that `split` names, in its order, each once; null for a reference that is none. */
      split: z.array(rowOrder.nullable()),
      /** References of the orders of one investor that together miss exactly what arrived; empty where no combination, or more than one, does. */
      together: z.array(z.string()),
      /** The distribution that is asked for by `distribution`, else the one that the movement names or funds; null where there is none. */
      distribution: rowDistribution.nullable(),
      /** Of a credit that waits: distributions whose money has not all come, those that miss the nearest amount first. */
      fundable: z.array(rowDistribution),
      /** Of a movement that was split: what each order got. */
      parts: z.array(z.object({ id, reference: z.string(), amount: moneyString })),
      /** What waits besides this one: the oldest, and how many. */
      next: z.object({ id, count }).nullable(),
      /** Of a debit that waits: the credit that it seems to take back, by order and amount. */
      pair: z
        .object({ id, booked_on: day, amount: moneyString, text: z.string(), bank_reference: z.string().nullable() })
        .nullable(),
      /** Of a debit that waits: refunds by bank of this very amount that no movement has been found for. */
      refunds: z.array(
        z.object({
          id,
          amount: moneyString,
          sent: z.boolean(),
          investment_id: id,
          reference: z.string(),
          investor: z.string(),
        }),
      ),
      /** Of a debit that names an order: why that order's charge cannot be undone; null where it can. */
      undo_refusal: z.enum(UNDO_REFUSALS).nullable(),
      /** Of a movement that waits: one that came in another format and seems the same; null where none does. */
      copy: z.object({ id, booked_on: day, amount: moneyString, file_name: z.string() }).nullable(),
      /** Of a credit that waits: another one that waits and makes with it exactly what an order misses; null where none does. */
      other_part: z.object({ id, booked_on: day, amount: moneyString, reference: z.string() }).nullable(),
      /** Of a debit that may be the tenant's own money: what was paid in ether and has not been taken out yet; null where it may not be, or nothing is there. */
      ether_paid: moneyString.nullable(),
      /** What the order was charged with from outside; null where nothing is. */
      paid: moneyString.nullable(),
    }),
  ),
});
