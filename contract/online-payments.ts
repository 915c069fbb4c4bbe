import { z } from 'zod';
import { PAYMENT_METHODS } from '#domain/investment/status.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, moneyString, pageOf, pageQuery } from './envelope.ts';
import { reason, refundAddress } from './fields.ts';
import { investment } from './investment.ts';

/** An address of an EVM chain; its capitals are its checksum (EIP-55). */
const etherAddress = z.string().regex(/^0x[0-9a-fA-F]{40}$/);

/** How a person is handed over to whoever takes the money. */
export const handover = z.discriminatedUnion('kind', [
  /** A form that the browser posts to the terminal. */
  z.object({ kind: z.literal('form'), action: z.url(), fields: z.record(z.string(), z.string()) }),
  /** A hosted page to go to. */
  z.object({ kind: z.literal('link'), url: z.url() }),
  /** Before an address is told: the payer says where their ether goes back to. `suggested`: what they gave before, or their wallet. */
  z.object({ kind: z.literal('refund_address'), suggested: etherAddress.nullable() }),
  /** An amount to send to an address on a chain, at a rate that holds until `rate_expires_at`. */
  z.object({
    kind: z.literal('address'),
    address: etherAddress,
    chain_id: z.number().int(),
    /** In whole ETH, at most 18 decimals. */
    amount_eth: z.string(),
    amount_wei: z.string().regex(/^\d+$/),
    rate: moneyString,
    rate_expires_at: instant,
    /** False: what is sent now comes too late. */
    rate_holds: z.boolean(),
    /** EIP-681 link for what is missing, also the QR's text. */
    uri: z.string(),
    /** What came in time, whether confirmed or not. */
    received_wei: z.string().regex(/^\d+$/),
    /** Of the newest transfer; 0 where none came. */
    confirmations: z.number().int(),
    confirmations_needed: z.number().int(),
    /** Where what does not belong goes back to: the payer has confirmed it. */
    refund_address: etherAddress,
    /** The wallet of one's own machine; null everywhere else. */
    wallet_url: z.url().nullable(),
  }),
]);
export type Handover = z.output<typeof handover>;

/** Where the payment of an order by a provider stands, and the way on. 409 where none is open. */
export const getPaymentHandover = endpoint({
  id: 'getPaymentHandover',
  summary: 'The way to the payment page of an order',
  method: 'GET',
  path: '/investments/{id}/payment-handover',
  action: 'investment.pay',
  params: z.object({ id }),
  answer: dataOf(
    z.object({
      method: z.enum(PAYMENT_METHODS),
      amount: moneyString,
      expires_at: instant,
      /** Null where the provider is asked nothing more: the answer is on its way. */
      handover: handover.nullable(),
    }),
  ),
  errors: ['payment.none_open', 'payment.provider_down'],
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

/** The reason of a notice: more ether lies at a deposit address than its transfers brought; a contract may have sent it. */
export const UNEXPLAINED = 'chain_unexplained';

/** The answer of a provider that a manager has to look at. */
const quarantinedNotice = z.object({
  id,
  provider: z.enum(['redsys', 'card', 'chain']),
  event_id: z.string(),
  /** `returned`: money went back to the payer by the provider, or is claimed back. */
  result: z.enum(['paid', 'refused', 'returned']),
  /** `unknown_reference`, `amount_mismatch`, `currency_mismatch`, `second_payment`, `transfer_gone`, `chain_unexplained`, `refund_failed`, `refunded_at_provider`, `dispute_opened`, `dispute_won`, `dispute_lost`. */
  reason: z.string(),
  amount: moneyString.nullable(),
  /** Of `chain_unexplained`: what lies at the address and no transfer explains, in whole ETH; it can be booked (`bookUnexplained`). */
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
