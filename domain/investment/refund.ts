import type { PaymentMethod } from './status.ts';

/**
 * Why money goes back: the order was undone, it came when the order was cancelled already, it was more than the order asked for, or the order was allotted
 * fewer tokens than it asked for.
 */
export const REFUND_REASONS = ['UNDONE', 'LATE', 'EXCESS', 'REST'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Who sends it: the provider that took the payment, a manager by bank, or nobody, because the balance has it at once. */
export const REFUND_SENDERS = ['PROVIDER', 'BANK', 'BALANCE'] as const;
type RefundSender = (typeof REFUND_SENDERS)[number];

/** How far a refund is. FAILED: the provider does not send it, a manager has to. IN_FILE: it stands in a file of transfers for the bank. */
export const REFUND_STEPS = ['ASKED', 'IN_FILE', 'SENT', 'FAILED'] as const;
export type RefundStep = (typeof REFUND_STEPS)[number];

/** A provider that has not sent a refund after so long is not waited for: its job has given up hours before. */
export const PROVIDER_PATIENCE_HOURS = 24;
const HOUR_MS = 3_600_000;

interface RefundFacts {
  /** The way by which the money came; null where no payment names it, which only transfers do. */
  method: PaymentMethod | null;
  /** The provider has refused. */
  hasFailed: boolean;
  isSent: boolean;
  /** A manager has written down that it was sent. */
  byHand: boolean;
  /** The provider was asked, or its network has it, and it may still be carried out, however long it takes: whoever sent it by hand would pay twice. */
  isUnderWay: boolean;
  /** It stands in a file for the bank, or has left with one. */
  inFile: boolean;
  askedAt: Date;
}

/** Who sends a refund and how far it is; `isForManager` says whether a manager has to send it. */
export function refundStanding(
  { method, hasFailed, isSent, byHand, isUnderWay, inFile, askedAt }: RefundFacts,
  now: Date,
): { sender: RefundSender; step: RefundStep } {
  if (method === 'BALANCE') return { sender: 'BALANCE', step: 'SENT' };
  const byBank = method === null || method === 'BANK_TRANSFER';
  if (isSent) return { sender: byBank || byHand ? 'BANK' : 'PROVIDER', step: 'SENT' };
  if (inFile) return { sender: 'BANK', step: 'IN_FILE' };
  if (byBank) return { sender: 'BANK', step: 'ASKED' };
  if (isUnderWay) return { sender: 'PROVIDER', step: 'ASKED' };
  const isOverdue = now.getTime() - askedAt.getTime() > PROVIDER_PATIENCE_HOURS * HOUR_MS;
  return hasFailed || isOverdue ? { sender: 'BANK', step: 'FAILED' } : { sender: 'PROVIDER', step: 'ASKED' };
}

/** Whether a refund waits for a manager to send it by bank. */
export function isForManager({ sender, step }: { sender: RefundSender; step: RefundStep }): boolean {
  return sender === 'BANK' && (step === 'ASKED' || step === 'FAILED');
}

/**
 * What of an order's fee goes back with its two parts, in cents: with what came from outside as far as that reaches, the rest with the balance.
 * An order that is undone before the tokens are issued costs nothing (regulation.md, reflection period).
 */
export function feeParts(feeCents: bigint, outsideCents: bigint): { outside: bigint; balance: bigint } {
  const outside = feeCents < outsideCents ? feeCents : outsideCents;
  return { outside, balance: feeCents - outside };
}
