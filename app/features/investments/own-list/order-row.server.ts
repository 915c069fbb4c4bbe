import type { InvestmentView } from '#app/parts/investment/investment-view.ts';
import type { Visit } from '#app/session/visit.ts';
import type { Investment } from '#contract/investment.ts';

/** One investment as a row: what it is, what it comes to, how it stands, who acts next and the one thing to do. */
export function orderRow(
  { t }: Visit,
  { changes, may_revoke, status, tokens }: Investment,
  view: InvestmentView,
  href: string,
  shownId: string | undefined,
) {
  const under = view.timeline.find(({ state }) => state === 'now' || state === 'failed');
  const last = view.timeline.findLast(({ state }) => state === 'done');
  const line = under ?? last;
  // What has a date to be read by comes before whose turn it is.
  const isChanged = changes.length > 0 && may_revoke && status !== 'RESERVED';
  return {
    id: view.id,
    href,
    current: view.id === shownId,
    title: view.project.title,
    cover: view.project.cover,
    tokens: t('investments:rowTokens', { count: tokens, tokens: view.tokens }),
    reference: view.reference,
    total: view.total,
    status: view.status,
    next:
      isChanged && view.revokeUntil
        ? t('investments:changed.row', { date: view.revokeUntil })
        : view.waits
          ? t('investments:identityWait.short')
          : [line?.label, line?.note].filter(Boolean).join(' · '),
    act: view.next && { label: view.next.label, href: view.next.href },
  };
}

export type OrderRowData = ReturnType<typeof orderRow>;
