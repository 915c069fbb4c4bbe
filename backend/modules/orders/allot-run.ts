import { Refusal } from '#backend/http/refusal.ts';
import { readInvestment, tenantSigns } from '#backend/modules/investments/answer-investment.ts';
import { tellInvestor } from '#backend/modules/investments/investment-mail.ts';
import { lockOrder } from '#backend/modules/investments/lock-order.ts';
import { DONE, oneByOne } from '#backend/modules/runs/run-kind.ts';
import { isCancellable, isPaid } from '#domain/investment/transitions.ts';
import { isPayingNow } from '#domain/investment/waiting.ts';
import { shrinkOrder } from './shrink-order.ts';
import { undoInvestment } from './undo-investment.ts';

/** What the history says of an order that the allotment left without a token. */
const NOT_ALLOTTED = 'not_allotted';

/**
 * Has every request of an allotment become the order that it was allotted. One that its investor has taken back meanwhile, or that has expired, is done; one whose
 * payment is on its way is not: it can be tried again once the payment has come or failed.
 */
export const allotRun = oneByOne(async (work, { subjectId, askedBy }) => {
  const { investment } = await lockOrder(work.tx, subjectId);
  const { status, isRequest, allottedTokens: tokens } = investment;
  if (!isCancellable(status) || !isRequest || tokens === null) return DONE;
  if (isPayingNow(status)) throw new Refusal(409, 'investment.payment_under_way');
  if (tokens === 0) {
    await undoInvestment(work, investment, { by: 'manager', userId: askedBy }, NOT_ALLOTTED);
    await tellInvestor(work, await readInvestment(work, subjectId), 'not_allotted');
    return DONE;
  }
  const { refundId, balanceBackCents } = await shrinkOrder(work, investment, tokens);
  const row = await readInvestment(work, subjectId);
  const isWhole = tokens === investment.tokens;
  await tellInvestor(work, row, isWhole ? 'allotted' : 'allotted_in_part', {
    requestedTokens: investment.tokens,
    refundId: refundId ?? undefined,
    releasedCents: balanceBackCents,
  });
  if (isPaid(status) && tenantSigns(work)) await tellInvestor(work, row, 'contract_to_sign');
  return DONE;
});
