import { Refusal } from '#backend/http/refusal.ts';
import type { Work } from '#backend/work.ts';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import { type Actor, mayMove } from '#domain/investment/transitions.ts';
import { type InvestmentChange, type InvestmentRow, insertEvent, updateInvestment } from './investments.repository.ts';

/** Who moves an investment, as its history tells it; `userId` null is the system. */
export interface Mover {
  by: Actor;
  userId: string | null;
}

export const BY_SYSTEM = { by: 'system', userId: null } as const satisfies Mover;

interface MoveOptions {
  /** What a person reads in the history: a reason. */
  note?: string;
  /** Columns that change with the status. */
  set?: InvestmentChange;
}

/**
 * The one way in which an investment changes its status. The row must be locked; the answer is the row as it is now.
 * Writes the history and the audit row. Times of one investment's history never tie: two moves of one request lie a millisecond apart.
 * @throws Refusal 409 `investment.illegal_move`
 */
export async function moveInvestment(
  work: Work,
  investment: InvestmentRow,
  to: InvestmentStatus,
  mover: Mover,
  { note, set = {} }: MoveOptions = {},
): Promise<InvestmentRow> {
  const from = investment.status;
  if (!mayMove(from, to, mover.by)) throw illegalMove();
  const at = momentAfter(investment.updatedAt, work.now);
  const [moved] = await Promise.all([
    updateInvestment(work.tx, investment.id, { ...set, status: to, updatedAt: at }),
    recordMove(work, { ...investment, status: to }, from, mover, note ?? null, at),
  ]);
  return moved;
}

/** History and audit row of a status that an investment has just come to; `from` null is its making. */
export async function recordMove(
  work: Work,
  investment: Pick<InvestmentRow, 'tenantId' | 'id' | 'status'>,
  from: InvestmentStatus | null,
  { by, userId }: Mover,
  note: string | null,
  at: Date,
): Promise<void> {
  const { tenantId, id, status } = investment;
  await Promise.all([
    insertEvent(work.tx, { tenantId, investmentId: id, status, by, byUserId: userId, note, at }),
    work.audit(`investment.${status.toLowerCase()}`, {
      subject: { type: 'investment', id },
      details: { from, to: status, by, ...(note ? { note } : {}) },
    }),
  ]);
}

/** 409: the investment is no longer, or not yet, where this can be done. */
export function illegalMove(): Refusal {
  return new Refusal(409, 'investment.illegal_move');
}

/** Now, and in any case after what happened last. */
export function momentAfter(last: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), last.getTime() + 1));
}
