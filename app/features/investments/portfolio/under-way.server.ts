import { investmentView } from '#app/parts/investment/investment-view.ts';
import type { Visit } from '#app/session/visit.ts';
import type { IdentityWait, Investment } from '#contract/investment.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { holdsTokens } from '#domain/investment/transitions.ts';

/** One order on its way: what it is, what it comes to, how it stands, who acts and by when. */
export function underWayRow(visit: Visit, investment: Investment, identityWait: IdentityWait) {
  const view = investmentView(visit, investment, identityWait);
  const now = view.timeline.find(({ state }) => state === 'now' || state === 'failed');
  const tokens = visit.t(`portfolio:underWay.${holdsTokens(investment.status) ? 'held' : 'notHeld'}`, {
    count: investment.tokens,
    tokens: view.tokens,
  });
  return {
    id: view.id,
    title: view.project.title,
    href: view.project.href,
    tokens,
    total: view.total,
    status: view.status,
    // Who waits for the check of their identity has nothing to do: the timeline of the order does not know.
    next: view.waits ?? [now?.label, now?.note].filter(Boolean).join(' · '),
    link: view.next ?? { href: pathTo.user.investment(view.id), label: visit.t('portfolio:underWay.see') },
  };
}
