import type { Visit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listPayoutFiles } from '#contract/payouts.ts';

type File = Pick<AnswerOf<typeof listPayoutFiles>['data'][number], 'reported_at' | 'returned'>;

/** How a file for the bank stands: whether the bank has reported on it, and how many of its transfers came back, which another file has to carry. */
export function fileState({ t, format }: Pick<Visit, 't' | 'format'>, { reported_at: at, returned }: File) {
  const reported = at ? t('payouts:reported', { date: format.date(at) }) : t('payouts:notReported');
  if (returned > 0) {
    const back = t('payouts:outcomes.REJECTED', { count: returned });
    return { tone: 'negative', text: `${reported} · ${back}` } as const;
  }
  return { tone: at ? 'positive' : 'progress', text: reported } as const;
}
