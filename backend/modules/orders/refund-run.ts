import { readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { tellInvestor } from '#backend/modules/investments/investment-mail.ts';
import { lockOrder } from '#backend/modules/investments/lock-order.ts';
import { DONE, oneByOne } from '#backend/modules/runs/run-kind.ts';
import { isCancellable } from '#domain/investment/transitions.ts';
import { undoInvestment } from './undo-investment.ts';

/** What the investor and the history read of an order that was given back because its campaign failed. */
const SOFT_CAP_MISSED = 'soft_cap_missed';

/** Takes every order of a failed campaign back: its money is on its way, its investor is told. One that its investor has taken back meanwhile is done. */
export const refundRun = oneByOne(async (work, { subjectId, askedBy }) => {
  const { investment } = await lockOrder(work.tx, subjectId);
  if (investment.status === 'CANCELED') return DONE;
  if (!isCancellable(investment.status)) return { done: false, reason: 'investment.illegal_move' };
  await undoInvestment(work, investment, { by: 'manager', userId: askedBy }, SOFT_CAP_MISSED);
  // An interest ordered and paid nothing: there is nothing to give back.
  const told = investment.status === 'RESERVED' ? 'interest_missed' : 'soft_cap_missed';
  await tellInvestor(work, await readInvestment(work, subjectId), told);
  return DONE;
});
