import type { Flow } from '#app/features/invest/flow/flow-facts.ts';
import { loanTerms } from '#app/parts/returns/loan-terms.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { scenarios } from '#domain/debt/scenarios.ts';
import { type OrderBounds, orderFor } from '#domain/investment/order-amount.ts';
import { parseHumanAmount } from '#domain/money/human-amount.ts';
import { amountOf } from '#domain/money/price.ts';

/**
 * What a sum comes to, as it was typed: its whole tokens and what they cost, and for a debt what comes back and when if all is paid in time, before tax,
 * with the risk beside it. Null where the sum is no order.
 */
export function workedOut(visit: SignedInVisit, { issuance }: Flow, typed: string, bounds: OrderBounds) {
  const { t, format, lang, customization } = visit;
  const cents = parseHumanAmount(typed, lang, customization.currency.symbol);
  const order = cents.ok ? orderFor(cents.value, bounds) : cents;
  if (!order.ok) return null;
  const paid = amountOf(order.value, bounds.price);
  const amount = format.money(paid);
  const terms = loanTerms(visit, issuance, paid);
  const [inTime] = terms ? scenarios(terms) : [];
  return {
    tokens: t('invest:invest.tokensOf', {
      count: order.value,
      tokens: format.tokens(order.value),
      price: format.price(issuance.token.price),
    }),
    amount,
    returns: inTime?.until
      ? [
          {
            label: t('invest:invest.back.all'),
            value: format.money(inTime.receivedCents),
            note: t('invest:invest.back.payments', { count: inTime.payments }),
          },
          { label: t('invest:invest.back.interest'), value: format.money(inTime.gainCents) },
          { label: t('invest:invest.back.until'), value: format.date(inTime.until) },
        ]
      : [],
    risk: t(inTime ? 'invest:invest.riskDebt' : 'invest:invest.riskOther', { amount }),
    outcomesHref: inTime ? `${pathTo.user.issuance(issuance.id)}#outcomes` : null,
  };
}

export type WorkedOut = NonNullable<ReturnType<typeof workedOut>>;
