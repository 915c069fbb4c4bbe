import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { investmentAnswer, readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { tellInvestor } from '#backend/modules/investments/investment-mail.ts';
import { lockOrder } from '#backend/modules/investments/lock-order.ts';
import { illegalMove } from '#backend/modules/investments/move-investment.ts';
import { revokeInvestment } from '#contract/orders.ts';
import { mayRevoke } from '#domain/investment/reflection.ts';
import { isCancellable } from '#domain/investment/transitions.ts';
import { undoInvestment } from './undo-investment.ts';

/** The investor takes an order or an interest back: no reason, no cost. 409 `investment.reflection_over`, `investment.illegal_move`. */
export const revokeInvestmentRoute = serve(revokeInvestment, async (call, { params }) => {
  const { tx, user, now } = call;
  const { investment } = await lockOrder(tx, params.id, user.id);
  if (!isCancellable(investment.status)) throw illegalMove();
  if (!mayRevoke(investment, now)) throw new Refusal(409, 'investment.reflection_over');
  await undoInvestment(call, investment, { by: 'investor', userId: user.id });
  const row = await readInvestment(call, investment.id);
  await tellInvestor(call, row, investment.status === 'RESERVED' ? 'interest_withdrawn' : 'revoked');
  return investmentAnswer(call, row);
});
