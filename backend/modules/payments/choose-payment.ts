import type { InputOf, SignedInCall } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { investmentAnswer, readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { updateInvestment } from '#backend/modules/investments/investments.repository.ts';
import { lockOwn } from '#backend/modules/investments/lock-order.ts';
import { BY_SYSTEM, illegalMove, momentAfter, moveInvestment } from '#backend/modules/investments/move-investment.ts';
import { replaceAttempt } from '#backend/modules/online-payments/open-attempt.ts';
import { choosePayment } from '#contract/investments.ts';
import { isReopenable, mayMove } from '#domain/investment/transitions.ts';
import { holdBalance, lockedCash, releaseHold } from './balance-hold.ts';
import { charge } from './charge.ts';
import { costBy, offeredMethods } from './offered-methods.ts';

/**
 * Opens the payment by a method; the balance part is set aside at once. Choosing again gives back what the earlier choice set aside.
 * Refusals: 409 `payment.method_off`, `investment.illegal_move`; 422 `payment.limit`, `payment.insufficient_balance`.
 */
export const choosePaymentRoute = serveAsking(choosePayment, askBefore, async (call, { params, body }, asked) => {
  const { tx, tenant, user, now } = call;
  const investment = await lockOwn(tx, params.id, user.id);
  const { status } = investment;
  const mayReturn = status === 'METHOD_PAYMENT' || mayMove(status, 'METHOD_PAYMENT', 'investor');
  // Who was sent to a provider gives that up first (give-up-payment.ts): a form from another window must not do it for them.
  if (!isReopenable(status) || !mayReturn) throw illegalMove();
  const offered = offeredMethods(tenant, call.deps.config).find(({ method }) => method === body.method);
  if (!offered) throw new Refusal(409, 'payment.method_off');

  await releaseHold(call, investment);
  await replaceAttempt(call, investment.id);
  const uses = tenant.customization.extras.payWithBalance && (body.use_balance || body.method === 'BALANCE');
  const cost = costBy(offered, investment, uses ? await lockedCash(call, user.id) : 0n, tenant);
  if (cost.blocked) throw new Refusal(422, `payment.${cost.blocked}`);
  await holdBalance(call, investment, cost.balanceUsedCents);

  const set = {
    // Where the balance covers it all, no other method carries anything.
    method: cost.toPayCents === 0n ? ('BALANCE' as const) : body.method,
    feeCents: cost.feeCents,
    balanceCents: cost.balanceUsedCents,
  };
  const opened =
    status === 'METHOD_PAYMENT'
      ? await updateInvestment(tx, investment.id, { ...set, updatedAt: momentAfter(investment.updatedAt, now) })
      : await moveInvestment(call, investment, 'METHOD_PAYMENT', { by: 'investor', userId: user.id }, { set });
  if (cost.toPayCents === 0n || !offered.adapter) await charge(call, opened, BY_SYSTEM, null);
  else await offered.adapter.open(call, opened, asked);
  return investmentAnswer(call, await readInvestment(call, investment.id));
});

/** What the method has to know from outside. Whatever speaks against the choice is looked at with the order locked. */
async function askBefore(call: SignedInCall, { body }: Pick<InputOf<typeof choosePayment>, 'body'>) {
  const offered = offeredMethods(call.tenant, call.deps.config).find(({ method }) => method === body.method);
  return (await offered?.adapter?.askBeforeOpen?.(call)) ?? null;
}
