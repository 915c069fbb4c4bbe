import { readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { tellInvestor } from '#backend/modules/investments/investment-mail.ts';
import { type InvestmentRow, updateInvestment } from '#backend/modules/investments/investments.repository.ts';
import { lockOrder, lockOwn } from '#backend/modules/investments/lock-order.ts';
import { BY_SYSTEM } from '#backend/modules/investments/move-investment.ts';
import type { Work } from '#backend/work.ts';
import { EXPIRING_STATUSES } from '#domain/investment/transitions.ts';
import { undoInvestment } from './undo-investment.ts';

/** What the history says of an order that nobody paid in time. */
const EXPIRED = 'expired';

/** Ends an unpaid order whose time is up; nothing happens where it was paid or prolonged meanwhile. */
export async function expireIfDue(work: Work, id: string): Promise<void> {
  const { investment } = await lockOrder(work.tx, id);
  if (!mayExpire(investment) || !investment.expiresAt || investment.expiresAt >= work.now) return;
  await undoInvestment(work, investment, BY_SYSTEM, EXPIRED);
  await tellInvestor(work, await readInvestment(work, id), 'order_expired');
}

/** Reminds the investor of an unpaid order, once. */
export async function remindIfDue(work: Work, id: string): Promise<void> {
  const investment = await lockOwn(work.tx, id);
  if (!mayExpire(investment) || investment.remindedAt) return;
  await updateInvestment(work.tx, id, { remindedAt: work.now });
  await tellInvestor(work, await readInvestment(work, id), 'order_expiring');
}

function mayExpire({ status }: InvestmentRow): boolean {
  return EXPIRING_STATUSES.some((expiring) => expiring === status);
}
