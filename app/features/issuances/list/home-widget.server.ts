import { call } from '#app/api/call.server.ts';
import { ApiFailure } from '#app/api/failure.ts';
import { investmentView } from '#app/parts/investment/investment-view.ts';
import { voteToCast } from '#app/parts/vote/vote-to-cast.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getPortfolio } from '#contract/portfolio.ts';
import { centsOf } from '#domain/money/money.ts';

/**
 * The investor's own position above the list of projects, where the tenant wants it (`extras.homeWidget`). Null where it does not, and
 * for whoever has neither holdings nor an order. A tenant's back end that has no portfolio costs the widget, never the page.
 */
export async function loadHomeWidget(visit: SignedInVisit) {
  const { customization, format, t } = visit;
  if (!customization.extras.homeWidget) return null;
  const portfolio = await call(visit, getPortfolio, { query: { period: 'year' } }).catch((failure: unknown) => {
    if (failure instanceof ApiFailure && failure.status !== 401) return null;
    throw failure;
  });
  if (!portfolio) return null;
  const { data } = portfolio;
  const [first] = data.to_finish;
  const inProgress = centsOf(data.in_progress) > 0n;
  if (data.holdings.length === 0 && data.under_way.length === 0 && !first && !inProgress) return null;
  const next = first && investmentView(visit, first, data.identity_wait);
  // What they have paid for, or are about to, comes before what they are asked.
  const [vote] = data.open_votes;
  return {
    figures: [
      { label: t('portfolio:value'), value: format.money(data.value) },
      { label: t('portfolio:putIn'), value: format.money(data.put_in) },
      { label: t('portfolio:inProgress'), value: format.money(data.in_progress) },
    ],
    finish: next?.next
      ? {
          title: t('investments:finish.title', { title: next.project.title }),
          text: next.next.text,
          href: next.next.href,
          label: next.next.label,
        }
      : vote
        ? voteToCast(visit, vote)
        : null,
  };
}

export type HomeWidgetData = NonNullable<Awaited<ReturnType<typeof loadHomeWidget>>>;
