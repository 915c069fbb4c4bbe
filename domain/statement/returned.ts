import type { InvestmentStatus, PaymentMethod } from '#domain/investment/status.ts';
import { isMade, isPaid } from '#domain/investment/transitions.ts';

/** A refund of ours that goes by bank, and that no movement has been found for. */
interface OpenRefund {
  id: string;
  investmentId: string;
  cents: bigint;
}

type DebitMatch =
  /** The way out of this refund: closes it by itself. */
  | { outcome: 'refund'; refundId: string; investmentId: string }
  /** A payment that came back, or money that names an order: a manager decides. */
  | { outcome: 'waiting'; orderId: string | null }
  | { outcome: 'ignored' };

interface DebitFacts {
  cents: bigint;
  /** The bank says that it takes a booking back. */
  isReversal: boolean;
  /** Orders whose reference stands in the text, each once. */
  orderIds: readonly string[];
  /** Bank refunds of these orders. */
  refunds: readonly OpenRefund[];
}

/** What becomes of one debit: closes a refund where one alone of the orders that it names has exactly this amount, and the bank does not call it a return. */
export function matchDebit({ cents, isReversal, orderIds, refunds }: DebitFacts): DebitMatch {
  const [only, another] = refunds.filter((refund) => refund.cents === cents);
  if (!isReversal && only && !another) return { outcome: 'refund', refundId: only.id, investmentId: only.investmentId };
  if (!isReversal && orderIds.length === 0) return { outcome: 'ignored' };
  const [order, second] = orderIds;
  return { outcome: 'waiting', orderId: order && !second ? order : null };
}

/** Why an order's payment cannot be taken out of the books: its tokens are made; it is not paid by transfer; the bank took back another amount. */
export const UNDO_REFUSALS = ['minted', 'not_charged', 'amount'] as const;
type UndoRefusal = (typeof UNDO_REFUSALS)[number];

interface UndoFacts {
  status: InvestmentStatus;
  method: PaymentMethod | null;
  /** Cents of the payment that the order was charged with; null where none from outside is. */
  paidCents: bigint | null;
  returnedCents: bigint;
}

/** Whether a movement that took a payment back may bring its order back to waiting for it; null is yes. */
export function undoRefusal({ status, method, paidCents, returnedCents }: UndoFacts): UndoRefusal | null {
  if (isMade(status)) return 'minted';
  if (!isPaid(status) || method !== 'BANK_TRANSFER' || paidCents === null) return 'not_charged';
  return paidCents === returnedCents ? null : 'amount';
}
