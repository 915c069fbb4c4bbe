import type { Flow } from '#app/features/invest/flow/flow-facts.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { type OrderBounds, orderFor } from '#domain/investment/order-amount.ts';
import { parseHumanAmount } from '#domain/money/human-amount.ts';
import { amountOf } from '#domain/money/price.ts';
import { loanBack } from './loan-back.server.ts';

/**
 * What a sum comes to, as it was typed: its whole tokens and what they cost, and for a debt what comes back and when if all is paid in time, with the risk beside it.
 * Null where the sum is no order.
 */
export function workedOut(visit: SignedInVisit, flow: Flow, typed: string, bounds: OrderBounds) {
  const { t, format, lang, customization } = visit;
  const { issuance } = flow;
  const cents = parseHumanAmount(typed, lang, customization.currency.symbol);
  const order = cents.ok ? orderFor(cents.value, bounds) : cents;
  if (!order.ok) return null;
  const paid = amountOf(order.value, bounds.price);
  const amount = format.money(paid);
  const back = loanBack(visit, flow, paid);
  return {
    tokens: t('invest:invest.tokensOf', {
      count: order.value,
      tokens: format.tokens(order.value),
      price: format.price(issuance.token.price),
    }),
    amount,
    back,
    risk: t(back ? 'invest:invest.riskDebt' : 'invest:invest.riskOther', { amount }),
    outcomesHref: back ? `${pathTo.user.issuance(issuance.id)}#outcomes` : null,
  };
}

export type WorkedOut = NonNullable<ReturnType<typeof workedOut>>;
