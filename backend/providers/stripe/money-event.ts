import { z } from 'zod';
import type { DisputeMove, RefundMove } from '#backend/modules/payments/provider-moves.ts';
import { BY_CARD } from './card-session.ts';
import { providerRefund } from './refund-calls.ts';

/** The provider names the payment by its intent, or holds the whole of it. */
const intent = z.union([z.string().max(255), z.object({ id: z.string().max(255) }).transform(({ id }) => id)]);
const refundObject = providerRefund.extend({ payment_intent: intent });
type RefundObject = z.output<typeof refundObject>;
const dispute = z.object({
  id: z.string().min(1).max(255),
  amount: z.number().int().min(0),
  status: z.string().max(40),
  payment_intent: intent,
});
const charge = z.object({ payment_intent: intent });

/** What an event tells of money that goes back. `look`: all refunds of a payment are to be read from the provider. */
export type MoneyEvent =
  | { kind: 'refund'; move: RefundMove }
  | { kind: 'dispute'; moves: DisputeMove[] }
  | { kind: 'look'; payment: string };

const STATUS = {
  succeeded: 'sent',
  pending: 'underway',
  requires_action: 'underway',
  failed: 'failed',
  canceled: 'failed',
} as const satisfies Record<RefundObject['status'], RefundMove['status']>;

/** A refund of the provider as a move of ours. */
export function refundMove(
  { id, amount, status, metadata }: Pick<RefundObject, 'id' | 'amount' | 'status' | 'metadata'>,
  payment: string,
): RefundMove {
  return {
    ...BY_CARD,
    payment,
    name: id,
    amountCents: BigInt(amount),
    refundId: metadata?.refund ?? null,
    status: STATUS[status],
  };
}

/** Reads an event about money that goes back; null for any other, and for money without a payment of the kind that we take. */
export function moneyEventIn(type: string, object: unknown): MoneyEvent | null {
  switch (type) {
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const told = refundObject.safeParse(object).data;
      return told ? { kind: 'refund', move: refundMove(told, told.payment_intent) } : null;
    }
    case 'charge.refunded': {
      const told = charge.safeParse(object).data;
      return told ? { kind: 'look', payment: told.payment_intent } : null;
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const told = dispute.safeParse(object).data;
      if (!told) return null;
      const { id: name, amount, status, payment_intent: payment } = told;
      const turns = turnsOf(type, status);
      return {
        kind: 'dispute',
        moves: turns.map((turn) => ({ ...BY_CARD, payment, name, amountCents: BigInt(amount), turn })),
      };
    }
    default:
      return null;
  }
}

/** An inquiry (`warning_…`) withholds nothing yet. */
function turnsOf(type: string, status: string): DisputeMove['turn'][] {
  const isInquiry = status.startsWith('warning_');
  if (type === 'charge.dispute.funds_withdrawn') return ['withdrawn'];
  if (type === 'charge.dispute.funds_reinstated') return ['reinstated'];
  if (type === 'charge.dispute.created') return isInquiry ? ['opened'] : ['withdrawn', 'opened'];
  if (status === 'won') return ['reinstated', 'won'];
  return status === 'lost' ? ['lost'] : [];
}
