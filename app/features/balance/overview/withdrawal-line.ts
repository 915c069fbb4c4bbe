import type { z } from 'zod';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { getBalance } from '#contract/balance.ts';

type Withdrawal = z.output<typeof getBalance.answer>['data']['withdrawals'][number];

/** A withdrawal on its way, in words. */
export function withdrawalLine({ t, format }: Pick<SignedInVisit, 't' | 'format'>, each: Withdrawal) {
  const amount = format.money(each.amount);
  const isBack = each.failure !== null && each.state === 'WAITING';
  return {
    id: each.id,
    amount,
    line: t('balance:out.line', { date: format.date(each.asked_at), account: each.account }),
    chip: {
      tone: isBack ? ('caution' as const) : ('progress' as const),
      label: t(`balance:out.state.${isBack ? 'back' : each.state}`),
    },
    isBack,
    cancel: each.may_cancel ? t('balance:out.cancelOne', { amount }) : null,
  };
}
