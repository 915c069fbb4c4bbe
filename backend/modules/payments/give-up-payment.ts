import { serve } from '#backend/http/serve.ts';
import { investmentAnswer, readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { lockOwn } from '#backend/modules/investments/lock-order.ts';
import { illegalMove, moveInvestment } from '#backend/modules/investments/move-investment.ts';
import { giveUpPayment } from '#contract/payments.ts';
import { mayGiveUp } from '#domain/investment/transitions.ts';
import { replaceAttempt } from './open-attempt.ts';

/**
 * Closes the attempt of a person who came back without paying: they may choose again at once. The balance part stays set aside, once, until they
 * do. Should the provider still tell of money, it is booked or goes back (decision record 0024). 409 `investment.illegal_move`.
 */
export const giveUpPaymentRoute = serve(giveUpPayment, async (call, { params }) => {
  const { tx, user } = call;
  const investment = await lockOwn(tx, params.id, user.id);
  if (!mayGiveUp(investment.status)) throw illegalMove();
  await replaceAttempt(call, investment.id);
  await moveInvestment(call, investment, 'METHOD_PAYMENT', { by: 'investor', userId: user.id });
  return investmentAnswer(call, await readInvestment(call, investment.id));
});
