import type { InvestmentStatus, PaymentMethod } from '#domain/investment/status.ts';
import { isPaid } from '#domain/investment/transitions.ts';

/**
 * Why a credit waits for a manager: less or more than the order asks for; the order is paid already; it is cancelled or has expired; it waits
 * for no transfer; several orders are named; none is; a person is named whose balance takes none now. Of a debit: the bank took a payment back, or it names an order.
 */
export const WAITING_REASONS = [
  'part',
  'over',
  'duplicate',
  'late',
  'not_awaited',
  'several',
  'unknown',
  'returned',
  'person',
] as const;
export type WaitingReason = (typeof WAITING_REASONS)[number];

/** What is known of an order whose wire reference stands in a credit's text. Money in cents of the tenant's currency. */
export interface NamedOrder {
  id: string;
  status: InvestmentStatus;
  method: PaymentMethod | null;
  /** What has to come from outside in all. */
  toPayCents: bigint;
  /** Parts that a manager has assigned to it and that wait for the rest. */
  heldCents: bigint;
  /** Transfers that a manager has confirmed by hand and that no credit has been found for yet. */
  confirmed: readonly { paymentId: string; cents: bigint }[];
}

export type Match =
  /** Charges by itself. */
  | { outcome: 'exact'; orderId: string }
  /** A manager was faster: the money is booked, nothing more is to be. */
  | { outcome: 'booked'; orderId: string; paymentId: string }
  | { outcome: 'waiting'; reason: WaitingReason; orderId: string | null };

/** Whether an order waits for a transfer. */
export function awaitsTransfer({ status, method }: Pick<NamedOrder, 'status' | 'method'>): boolean {
  const waits = status === 'IN_UPLOAD_PROOF_OF_PAYMENT' || status === 'PROOF_OF_PAYMENT_UPLOADED';
  return waits && method === 'BANK_TRANSFER';
}

/** What is still missing of an order's money, in cents. */
function missingOf({ toPayCents, heldCents }: Pick<NamedOrder, 'toPayCents' | 'heldCents'>): bigint {
  return toPayCents - heldCents;
}

/**
 * What becomes of one credit: exact where the one order that it names waits for exactly this much.
 * @param cents in the tenant's currency, in which the account is kept
 * @param orders those whose reference stands in the text, each once
 */
export function matchCredit(cents: bigint, orders: readonly NamedOrder[]): Match {
  const [order, another] = orders;
  if (!order) return { outcome: 'waiting', reason: 'unknown', orderId: null };
  if (another) return { outcome: 'waiting', reason: 'several', orderId: null };
  const confirmed = order.confirmed.find((payment) => payment.cents === cents);
  if (confirmed) return { outcome: 'booked', orderId: order.id, paymentId: confirmed.paymentId };
  const waiting = (reason: WaitingReason): Match => ({ outcome: 'waiting', reason, orderId: order.id });
  if (order.status === 'CANCELED') return waiting('late');
  if (isPaid(order.status)) return waiting('duplicate');
  if (!awaitsTransfer(order)) return waiting('not_awaited');
  const missing = missingOf(order);
  if (cents < missing) return waiting('part');
  return cents > missing ? waiting('over') : { outcome: 'exact', orderId: order.id };
}
