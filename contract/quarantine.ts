import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, moneyString, pageOf, pageQuery } from './envelope.ts';
import { reason } from './fields.ts';

/** The reason of a notice: more ether lies at a deposit address than its transfers brought; a contract may have sent it. */
export const UNEXPLAINED = 'chain_unexplained';

/** The reason of a notice: the tenant's wallet has sent ether to somebody whom it pays, and it is no transfer of a batch: too little, too much, or once more. */
export const UNKNOWN_PAYOUT = 'payout_unknown';

/** The answer of a provider that a manager has to look at. */
const quarantinedNotice = z.object({
  id,
  provider: z.enum(['redsys', 'card', 'chain']),
  event_id: z.string(),
  /** `returned`: money went back to the payer by the provider, or is claimed back. */
  result: z.enum(['paid', 'refused', 'returned']),
  /** `unknown_reference`, `amount_mismatch`, `currency_mismatch`, `second_payment`, `transfer_gone`, `chain_unexplained`, `payout_unknown`, `refund_failed`, `refunded_at_provider`, `dispute_opened`, `dispute_won`, `dispute_lost`. */
  reason: z.string(),
  amount: moneyString.nullable(),
  /** In whole ETH. Of `chain_unexplained`: what lies at the address and no transfer explains; it can be booked (`bookUnexplained`). Of `payout_unknown`: what was sent. */
  ether: z.string().nullable(),
  expected: moneyString.nullable(),
  investment_id: id.nullable(),
  investment_reference: z.string().nullable(),
  received_at: instant,
  resolved_at: instant.nullable(),
  resolution: z.string().nullable(),
});

export type QuarantinedNotice = z.output<typeof quarantinedNotice>;

export const listQuarantine = endpoint({
  id: 'listQuarantine',
  summary: 'Notices of payment providers that do not fit',
  method: 'GET',
  path: '/manager/payment-notices',
  caller: 'manager',
  query: pageQuery.extend({ open: z.enum(['1']).optional() }),
  answer: pageOf(quarantinedNotice).extend({ waiting: z.number().int() }),
});

export const getNotice = endpoint({
  id: 'getNotice',
  summary: 'One notice of a payment provider that does not fit',
  method: 'GET',
  path: '/manager/payment-notices/{id}',
  caller: 'manager',
  params: z.object({ id }),
  answer: dataOf(quarantinedNotice),
});

/** The manager has cleared it with the provider; what was done is written down. Moves no money by itself. */
export const resolveNotice = endpoint({
  id: 'resolveNotice',
  summary: 'Write down how a notice was cleared',
  method: 'POST',
  path: '/manager/payment-notices/{id}/resolve',
  action: 'payment.clear_notice',
  params: z.object({ id }),
  body: z.object({ resolution: reason }),
  answer: dataOf(quarantinedNotice),
  idempotent: true,
  errors: ['payment.notice_resolved'],
});

/**
 * Books ether that a contract sent to a deposit address. `credit`: for the order, as a transfer that was seen counts; `return`: it goes back to the
 * address that the payer has confirmed. 409 `payment.notice_resolved` where somebody was faster or it has cleared itself up.
 */
export const bookUnexplained = endpoint({
  id: 'bookUnexplained',
  summary: 'Book ether that no transfer explains',
  method: 'POST',
  path: '/manager/payment-notices/{id}/book',
  action: 'payment.clear_notice',
  params: z.object({ id }),
  body: z.object({ act: z.enum(['credit', 'return']) }),
  answer: dataOf(quarantinedNotice),
  idempotent: true,
  errors: ['payment.notice_resolved'],
});
