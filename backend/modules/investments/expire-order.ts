import type { Work } from '#backend/work.ts';
import { readInvestment } from './answer-investment.ts';
import { tellInvestor } from './investment-mail.ts';
import { type InvestmentRow, updateInvestment } from './investments.repository.ts';
import { lockOrder, lockOwn } from './lock-order.ts';
import { BY_SYSTEM } from './move-investment.ts';
import { EXPIRING_STATUSES } from './order-expiry.ts';
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
