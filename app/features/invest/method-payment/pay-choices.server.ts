import { call } from '#app/api/call.server.ts';
import { orderOf } from '#app/features/invest/flow/order-of.ts';
import type { OpenStep } from '#app/features/invest/flow/step.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { methodName } from '#app/tenant/method-name.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { type listPaymentOptions as listOptions, listPaymentOptions } from '#contract/payments.ts';
import { centsOf } from '#domain/money/money.ts';

export type PaymentOption = AnswerOf<typeof listOptions>['data'][number];

/** The ways to pay an order as people choose among them: each with its own total, its fee and why it cannot be used. `?balance=0` keeps the balance out of it. */
export async function loadPayChoices(visit: SignedInVisit, open: OpenStep) {
  const order = orderOf(open);
  const { format, customization } = visit;
  const hasBalance = customization.extras.payWithBalance && centsOf(open.flow.balance) > 0n;
  // The hidden 0 stands before the box's 1: the last one counts.
  const useBalance = hasBalance && visit.url.searchParams.getAll('balance').at(-1) !== '0';
  const { data: options } = await call(visit, listPaymentOptions, {
    params: { id: order.id },
    query: { use_balance: useBalance ? '1' : '0' },
  });
  return {
    options,
    balance: hasBalance ? { amount: format.money(open.flow.balance), used: useBalance } : null,
    choices: options.map((option) => choiceOf(visit, option)),
    chosen: order.payment_method ?? options.find((option) => option.blocked === null)?.method ?? '',
  };
}

function choiceOf(visit: SignedInVisit, option: PaymentOption) {
  const { t, format } = visit;
  const blocked =
    option.blocked &&
    t(`invest:method.blocked.${option.blocked}`, { limit: option.limit ? format.money(option.limit) : '' });
  return {
    value: option.method,
    label: methodName(visit, option.method),
    hint: blocked ?? `${t(`invest:method.about.${option.method}`)} ${feeText(visit, option)}.`,
    aside: blocked ? undefined : format.money(option.to_pay),
    disabled: blocked !== null,
  };
}

/** The fee and what it is made of: "Fee of $7.60 (1.9 %)". */
function feeText({ t, format }: SignedInVisit, { fee, fee_fixed, fee_percent }: PaymentOption): string {
  if (centsOf(fee) === 0n) return t('invest:method.feeNone');
  const amount = format.money(fee);
  if (Number(fee_percent) === 0) return t('invest:method.fee', { amount });
  const percent = format.percent(fee_percent);
  return centsOf(fee_fixed) === 0n
    ? t('invest:method.feePercent', { amount, percent })
    : t('invest:method.feeBoth', { amount, fixed: format.money(fee_fixed), percent });
}
