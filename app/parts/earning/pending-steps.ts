import type { SignedInVisit } from '#app/session/visit.ts';
import type { EarningJson } from '#contract/earning.ts';

/** What there is to know of an earning that is not paid yet: its days, and whose turn it is. Of any other there is nothing. */
export function pendingSteps(
  { t, format }: Pick<SignedInVisit, 't' | 'format'>,
  { status, distribution, distributed_at, waits }: EarningJson,
) {
  if (status !== 'PENDING') return { steps: [], next: '' };
  // Of what is late the day is over: the sentence says it.
  const payDay = waits?.state === 'LATE' ? null : waits?.on;
  return {
    steps: [
      { label: t('earnings:recordDay'), date: format.date(distribution.record_on) },
      { label: t('earnings:date.distributed'), date: format.date(distributed_at) },
      ...(payDay ? [{ label: t('earnings:payDay'), date: format.date(payDay) }] : []),
    ],
    next: waits ? t(`earnings:next.${waits.state}`, { date: format.date(waits.since) }) : t('earnings:next.unknown'),
  };
}
