import { z } from 'zod';
import { MOST_PARTS } from '#domain/statement/split.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, nearDay } from './envelope.ts';
import { bankReference, emailText, orderReference, reason } from './fields.ts';
import { statementRow } from './statement-rows.ts';

/**
 * Assigns a movement that waits to an order. What was assigned before counts with it: together they charge the order where they make its
 * amount; less waits for the rest. More needs `return_difference`: the order is charged and the difference becomes a refund to be sent.
 */
export const assignStatementRow = endpoint({
  id: 'assignStatementRow',
  summary: 'Assign a movement to an investment',
  method: 'POST',
  path: '/manager/statement-rows/{id}/assign',
  action: 'statement.resolve',
  params: z.object({ id }),
  body: z.object({
    /** Reference of the order, or the one that its transfer carries. */
    reference: orderReference,
    return_difference: z.boolean(),
    /** The payer is not the investor, and a manager has made sure that this may be. */
    other_payer: z.boolean().optional(),
  }),
  answer: dataOf(statementRow),
  idempotent: true,
  errors: ['statement.row_resolved', 'statement.other_way', 'statement.amount_over', 'investment.illegal_move'],
});

/**
 * Splits a movement that waits over several orders: each gets all that it still misses and is charged, together with the parts assigned to it
 * before. What is left over needs `return_difference` and becomes a refund of the last of them. Refused where it does not reach: `params.lacking`.
 */
export const splitStatementRow = endpoint({
  id: 'splitStatementRow',
  summary: 'Split a movement over several investments',
  method: 'POST',
  path: '/manager/statement-rows/{id}/split',
  action: 'statement.resolve',
  params: z.object({ id }),
  body: z.object({
    /** Of the orders, or of their transfers; each order once. */
    references: z.array(orderReference).min(2).max(MOST_PARTS),
    return_difference: z.boolean(),
    /** The payer is not the investor of all of them, and a manager has made sure that this may be. */
    other_payer: z.boolean().optional(),
  }),
  answer: dataOf(statementRow),
  idempotent: true,
  errors: [
    'statement.row_resolved',
    'statement.other_way',
    'statement.amount_over',
    'statement.split_short',
    'investment.illegal_move',
  ],
});

/** The money has been sent back to where it came from. */
export const returnStatementRow = endpoint({
  id: 'returnStatementRow',
  summary: 'Record that a movement was sent back',
  method: 'POST',
  path: '/manager/statement-rows/{id}/return',
  action: 'statement.resolve',
  params: z.object({ id }),
  body: z.object({ sent_on: nearDay, bank_reference: bankReference }),
  answer: dataOf(statementRow),
  idempotent: true,
  errors: ['statement.row_resolved', 'statement.other_way'],
});

/** Puts it on an investor's available balance. */
export const creditStatementRow = endpoint({
  id: 'creditStatementRow',
  summary: "Put a movement on an investor's balance",
  method: 'POST',
  path: '/manager/statement-rows/{id}/balance',
  action: 'statement.resolve',
  params: z.object({ id }),
  body: z.object({ email: emailText }),
  answer: dataOf(statementRow),
  idempotent: true,
  errors: ['statement.row_resolved', 'statement.other_way', 'statement.balance_off'],
});

/**
 * The bank has taken a transfer back: the order waits for its payment again, its tokens stay reserved, and the investor is written to. Refused
 * where the tokens are made, where the order is not paid by transfer, and where it was paid with another amount (`params.paid`).
 */
export const undoStatementCharge = endpoint({
  id: 'undoStatementCharge',
  summary: 'Undo the charge that a returned payment had made',
  method: 'POST',
  path: '/manager/statement-rows/{id}/undo-charge',
  action: 'statement.resolve',
  params: z.object({ id }),
  body: z.object({
    /** Reference of the order, or the one that its transfer carries. */
    reference: orderReference,
  }),
  answer: dataOf(statementRow),
  idempotent: true,
  errors: [
    'statement.row_resolved',
    'statement.other_way',
    'statement.undo_minted',
    'statement.undo_not_charged',
    'statement.undo_amount',
  ],
});

/** A debit is the way out of a refund of ours: the refund is sent by it, if nobody had written that down. */
export const matchStatementRefund = endpoint({
  id: 'matchStatementRefund',
  summary: 'Match a movement with a refund',
  method: 'POST',
  path: '/manager/statement-rows/{id}/refund',
  action: 'statement.resolve',
  params: z.object({ id }),
  body: z.object({ refund_id: id }),
  answer: dataOf(statementRow),
  idempotent: true,
  errors: ['statement.row_resolved', 'statement.other_way', 'statement.refund_other'],
});

/**
 * A debit is the tenant's own money: as much as it has paid people in its own ether, and has not taken out yet. Also of a debit that was left as it is. 409
 * `statement.ether_over` with `params.paid`, what there is to take.
 */
export const takeEtherPaid = endpoint({
  id: 'takeEtherPaid',
  summary: 'Book a movement as own money for what was paid in ether',
  method: 'POST',
  path: '/manager/statement-rows/{id}/ether',
  action: 'statement.resolve',
  params: z.object({ id }),
  answer: dataOf(statementRow),
  idempotent: true,
  errors: ['statement.row_resolved', 'statement.other_way', 'statement.ether_over'],
});

/** The same money is booked already, by hand or from another file: it leaves suspense, and the reason is written down. */
export const dismissStatementRow = endpoint({
  id: 'dismissStatementRow',
  summary: 'Take out a movement that is booked already',
  method: 'POST',
  path: '/manager/statement-rows/{id}/dismiss',
  action: 'statement.resolve',
  params: z.object({ id }),
  body: z.object({ note: reason }),
  answer: dataOf(statementRow),
  idempotent: true,
  errors: ['statement.row_resolved'],
});
