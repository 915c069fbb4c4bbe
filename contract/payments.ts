import { z } from 'zod';
import { PAYMENT_METHODS } from '#domain/investment/status.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, moneyString, nearDay } from './envelope.ts';
import { reason, refundAddress } from './fields.ts';
import { etherAddress } from './handover.ts';
import { investment, managedInvestment } from './investment.ts';

/** A way to pay for this order with its fee and total; `blocked` names why it cannot be used. */
const paymentOption = z.object({
  method: z.enum(PAYMENT_METHODS),
  fee: moneyString,
  /** What the fee is made of: a fixed part, and a commission in per cent ("1.9") of what the method carries. "0.00" and "0" where none is taken. */
  fee_fixed: moneyString,
  fee_percent: z.string().regex(/^\d{1,3}(\.\d{1,2})?$/),
  balance_used: moneyString,
  to_pay: moneyString,
  total: moneyString,
  blocked: z.enum(['limit', 'insufficient_balance']).nullable(),
  limit: moneyString.nullable(),
});

export const listPaymentOptions = endpoint({
  id: 'listPaymentOptions',
  summary: 'Ways to pay an order, itemised',
  method: 'GET',
  path: '/investments/{id}/payment-options',
  caller: 'investor',
  params: z.object({ id }),
  query: z.object({ use_balance: z.enum(['0', '1']).default('1') }),
  answer: dataOf(z.array(paymentOption)),
});

/** Opens the payment by a method (METHOD_PAYMENT, then that method's first state; CHARGED where the balance covers all). Choosing again is free while nothing is paid. */
export const choosePayment = endpoint({
  id: 'choosePayment',
  summary: 'Choose how to pay',
  method: 'POST',
  path: '/investments/{id}/payment',
  action: 'investment.pay',
  params: z.object({ id }),
  body: z.object({ method: z.enum(PAYMENT_METHODS), use_balance: z.boolean() }),
  answer: dataOf(investment),
  idempotent: true,
  takesLong: true,
  errors: ['payment.method_off', 'payment.limit', 'payment.insufficient_balance', 'investment.illegal_move'],
});

export const getBankTransfer = endpoint({
  id: 'getBankTransfer',
  summary: 'Where to send a bank transfer',
  method: 'GET',
  path: '/investments/{id}/bank-wire',
  caller: 'investor',
  params: z.object({ id }),
  answer: dataOf(
    z.object({
      holder: z.string(),
      iban: z.string(),
      bic: z.string(),
      bank: z.string(),
      reference: z.string(),
      amount: moneyString,
      /** EPC069-12 text for a QR; null where the currency is not EUR. */
      epc: z.string().nullable(),
      expires_at: instant.nullable(),
    }),
  ),
});

/** PDF, JPEG or PNG by content, not empty, within the tenant's limit. 422 on `proof`: error_file_size, error_file_type, error_file_empty. */
export const uploadProof = endpoint({
  id: 'uploadProof',
  summary: 'Upload the proof of a bank transfer',
  method: 'POST',
  path: '/investments/{id}/proof',
  action: 'investment.pay',
  params: z.object({ id }),
  bodyKind: 'multipart',
  files: ['proof'],
  answer: dataOf(investment),
  idempotent: true,
  takesLong: true,
  errors: ['investment.illegal_move'],
});

/** The transfer has arrived: CHARGED. The amount received must be the amount to pay. */
export const confirmProof = endpoint({
  id: 'confirmProof',
  summary: 'Confirm that a bank transfer arrived',
  method: 'POST',
  path: '/manager/investments/{id}/proof/confirm',
  action: 'investment.confirm_payment',
  params: z.object({ id }),
  body: z.object({ received: moneyString, value_date: nearDay }),
  answer: dataOf(managedInvestment),
  idempotent: true,
  errors: ['payment.amount_mismatch', 'investment.illegal_move'],
});

/** Back to the upload, with a reason that the investor reads. */
export const rejectProof = endpoint({
  id: 'rejectProof',
  summary: 'Reject a proof of payment',
  method: 'POST',
  path: '/manager/investments/{id}/proof/reject',
  action: 'investment.confirm_payment',
  params: z.object({ id }),
  body: z.object({ reason }),
  answer: dataOf(managedInvestment),
  idempotent: true,
  errors: ['investment.illegal_move'],
});

/**
 * The payer says where ether goes back to; only then the handover tells where to send it. 422 on `refund_address`: `validator.error_ether_address`,
 * `validator.error_ether_own`. As long as nothing has come it may be changed.
 */
export const confirmRefundAddress = endpoint({
  id: 'confirmRefundAddress',
  summary: 'Confirm the address for refunds of ether',
  method: 'POST',
  path: '/investments/{id}/refund-address',
  action: 'investment.pay',
  params: z.object({ id }),
  body: z.object({ refund_address: refundAddress }),
  answer: dataOf(z.object({ refund_address: etherAddress })),
  idempotent: true,
  errors: ['payment.none_open', 'investment.illegal_move'],
});

/** The person is back without having paid: the attempt counts no more, and another way can be chosen at once (METHOD_PAYMENT). */
export const giveUpPayment = endpoint({
  id: 'giveUpPayment',
  summary: 'Give up a payment at a provider',
  method: 'POST',
  path: '/investments/{id}/payment-give-up',
  action: 'investment.pay',
  params: z.object({ id }),
  body: z.object({}),
  answer: dataOf(investment),
  idempotent: true,
  errors: ['investment.illegal_move'],
});
