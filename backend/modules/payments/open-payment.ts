import type { Deps } from '#backend/deps.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import type { Question } from '#backend/http/serve.ts';
import { type InvestmentRow, updateInvestment } from '#backend/modules/investments/investments.repository.ts';
import { BY_SYSTEM, momentAfter, moveInvestment } from '#backend/modules/investments/move-investment.ts';
import type { PaymentMethod } from '#domain/investment/status.ts';
import { moneyText } from '#domain/money/money.ts';
import { holdBalance, lockedCash, releaseHold } from './balance-hold.ts';
import { charge } from './charge.ts';
import { costBy, offeredMethods } from './offered-methods.ts';
import { replaceAttempt } from './open-attempt.ts';

/** How a person pays. */
interface PaymentChoice {
  method: PaymentMethod;
  use_balance: boolean;
  /** The sum that they were shown and confirmed, as a decimal text; left out where none was. */
  to_pay?: string;
}

/** Whether a method has something to ask before it opens. */
export function asksBeforeOpening({ providers }: Pick<Deps, 'providers'>, method: PaymentMethod): boolean {
  return providers.payments.some((adapter) => adapter.method === method && adapter.askBeforeOpen);
}

/** What the method has to know from outside; asked with no transaction open. Whatever speaks against the choice is looked at with the order locked. */
export async function askBeforeOpening(call: SignedInCall, method: PaymentMethod): Promise<Question<unknown> | null> {
  const offered = offeredMethods(call).find((each) => each.method === method);
  return (await offered?.adapter?.askBeforeOpen?.(call)) ?? null;
}

/**
 * Opens the payment of a confirmed order that is locked: what an earlier choice set aside goes back, the balance part is set aside, and the method begins.
 * CHARGED where the balance covers it all.
 * @throws Refusal 409 `payment.method_off`, `terms.stale` where the sum is another than the one confirmed; 422 `payment.limit`, `payment.insufficient_balance`
 */
export async function openPayment(
  call: SignedInCall,
  investment: InvestmentRow,
  choice: PaymentChoice,
  asked: unknown,
): Promise<void> {
  const { tenant, user } = call;
  const offered = offeredMethods(call).find(({ method }) => method === choice.method);
  if (!offered) throw new Refusal(409, 'payment.method_off');

  // What was set aside goes back before anybody looks at what there is.
  await Promise.all([releaseHold(call, investment), replaceAttempt(call, investment.id)]);
  const uses = tenant.customization.extras.payWithBalance && (choice.use_balance || choice.method === 'BALANCE');
  const cost = costBy(offered, investment, uses ? await lockedCash(call, user.id) : 0n, tenant);
  if (choice.to_pay !== undefined && choice.to_pay !== moneyText(cost.toPayCents)) {
    throw new Refusal(409, 'terms.stale', { params: { version: investment.termsVersion } });
  }
  if (cost.blocked) throw new Refusal(422, `payment.${cost.blocked}`);
  await holdBalance(call, investment, cost.balanceUsedCents);

  const opened = await toMethod(call, investment, {
    // Where the balance covers it all, no other method carries anything.
    method: cost.toPayCents === 0n ? ('BALANCE' as const) : choice.method,
    feeCents: cost.feeCents,
    balanceCents: cost.balanceUsedCents,
  });
  if (cost.toPayCents === 0n || !offered.adapter) await charge(call, opened, BY_SYSTEM, null);
  else await offered.adapter.open(call, opened, asked);
}

function toMethod(
  call: SignedInCall,
  investment: InvestmentRow,
  set: Pick<InvestmentRow, 'method' | 'feeCents' | 'balanceCents'>,
): Promise<InvestmentRow> {
  if (investment.status !== 'METHOD_PAYMENT') {
    return moveInvestment(call, investment, 'METHOD_PAYMENT', { by: 'investor', userId: call.user.id }, { set });
  }
  const updatedAt = momentAfter(investment.updatedAt, call.now);
  return updateInvestment(call.tx, investment.id, { ...set, updatedAt });
}
