import { z } from 'zod';
import { REFUND_REASONS, REFUND_SENDERS, REFUND_STEPS } from '#domain/investment/refund.ts';
import { REFUND_HOLDS } from '#domain/investment/refund-hold.ts';
import { PAYMENT_METHODS } from '#domain/investment/status.ts';
import { day, id, instant, moneyString } from './envelope.ts';

/** Ether on its way back; each portion goes to the address that it came from. */
const etherBack = z.object({
  /** What was sent, in whole ether: a decimal text with at most 18 places. */
  amount: z.string(),
  /** Set aside of it for the network. */
  network_fee: z.string(),
  transactions: z.array(z.string()),
  /** The page of each at the explorer of the chain; null where none is known. */
  pages: z.array(z.string().nullable()).default([]),
});

/** Money given back: one per payment, and one for the part that came from the balance. Money in the tenant's currency, decimal strings. */
export const refund = z.object({
  id,
  amount: moneyString,
  /** What of the amount is the order's fee; "0.00" where none comes with it. */
  fee: moneyString,
  reason: z.enum(REFUND_REASONS),
  /** By which way the money came. It goes back by it, unless the sender is the bank. */
  method: z.enum(PAYMENT_METHODS),
  sender: z.enum(REFUND_SENDERS),
  step: z.enum(REFUND_STEPS),
  /** Of a transfer: a masked IBAN, null where none is known. Of ether: the addresses, shortened. Null for what says it itself. */
  to: z.string().nullable(),
  asked_at: instant,
  /** Null while it waits, and for the balance, which has it when it is asked. */
  sent_on: day.nullable(),
  /** The bank's or the provider's own name for it; of ether, the transactions. */
  reference: z.string().nullable(),
  /** Null before the transactions are signed, and for all but ether. */
  ether: etherBack.nullable(),
});
export type Refund = z.output<typeof refund>;

/** The transfer by which a manager sends a refund: what is typed at the bank. Only managers get it; everybody else reads the masked `to`. */
export const refundTransfer = z.object({
  refund_id: id,
  amount: moneyString,
  /** Holder of the account that the money came from, else the investor. */
  beneficiary: z.string(),
  /** What keeps it until a manager has decided: then no account is told. */
  held: z.enum(REFUND_HOLDS).nullable(),
  /** Whole, without blanks; null where no account is known, or the refund is held. */
  iban: z.string().nullable(),
  /** What goes along as the concept: by it the movement is known when the statement comes back. */
  reference: z.string(),
  /** Text of the EPC QR code; null where it cannot be written so, and for other currencies than the euro. */
  epc: z.string().nullable(),
});
export type RefundTransfer = z.output<typeof refundTransfer>;
