import { orderOf } from '#app/features/invest/flow/order-of.ts';
import type { OpenStep } from '#app/features/invest/flow/step.server.ts';
import type { PaymentOption } from '#app/features/invest/method-payment/pay-choices.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { methodName } from '#app/tenant/method-name.ts';
import { centsOf } from '#domain/money/money.ts';

/** What the order comes to by one method, line by line, down to the final sum. A fee that nobody takes has no line. */
export function payableSum(visit: SignedInVisit, open: OpenStep, option: PaymentOption) {
  const { t, format } = visit;
  const order = orderOf(open);
  const method = methodName(visit, option.method);
  const fee = centsOf(option.fee);
  return {
    method: option.method,
    caption: t('invest:breakdown.sum', { method }),
    lines: [
      {
        label: t('invest:breakdown.line', {
          count: order.tokens,
          tokens: format.tokens(order.tokens),
          symbol: order.issuance.symbol,
          price: format.price(order.price),
        }),
        value: format.money(order.amount),
      },
      ...(centsOf(option.balance_used) > 0n
        ? [{ label: t('invest:breakdown.balance'), value: format.money(-centsOf(option.balance_used)) }]
        : []),
      ...(fee > 0n ? [{ label: t('invest:breakdown.fee', { method }), value: format.money(fee) }] : []),
    ],
    total: {
      label: t('invest:breakdown.toPay'),
      value: format.money(option.to_pay),
      hint: fee === 0n ? `${method} · ${t('invest:breakdown.feeNone')}` : undefined,
    },
  };
}
