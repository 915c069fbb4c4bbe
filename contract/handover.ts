import { z } from 'zod';
import { PAYMENT_METHODS } from '#domain/investment/status.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, moneyString } from './envelope.ts';

/** An address of an EVM chain; its capitals are its checksum (EIP-55). */
export const etherAddress = z.string().regex(/^0x[0-9a-fA-F]{40}$/);

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
  takesLong: true,
  errors: ['payment.none_open', 'payment.provider_down'],
});
