import { call } from '#app/api/call.server.ts';
import { addressWith, pageNumber, pagingOf } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import { investmentView } from '#app/parts/investment/investment-view.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listInvestments } from '#contract/investments.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { INVESTMENT_TABS } from '#domain/investment/status.ts';

const PER_PAGE = 20;

/** The investor's own investments: `?tab=` one of the seven, `?page=`. An unknown tab shows all. */
export async function loadInvestments(visit: SignedInVisit) {
  const { t, url, format } = visit;
  const tab = INVESTMENT_TABS.find((known) => known === url.searchParams.get('tab'));
  const page = pageNumber(url.searchParams);
  const { data, meta, tabs, identity_wait } = await call(visit, listInvestments, {
    query: { tab, page, per_page: PER_PAGE },
  });
  const all = Object.values(tabs).reduce((sum, count) => sum + (count ?? 0), 0);
  return {
    head: pageHead(visit, { title: t('investments:title') }),
    tab: tab ?? 'all',
    tabs: [
      {
        key: 'all',
        label: t('statuses:tab.all'),
        href: pathTo.user.investments,
        count: format.tokens(all),
        current: !tab,
      },
      ...INVESTMENT_TABS.map((key) => ({
        key,
        label: t(`statuses:tab.${key}`),
        href: `${pathTo.user.investments}?tab=${key}`,
        count: format.tokens(tabs[key] ?? 0),
        current: key === tab,
      })),
    ],
    rows: data.map((investment) => investmentView(visit, investment, identity_wait)),
    paging: pagingOf(visit.format, meta, (to) => addressWith(pathTo.user.investments, url.searchParams, { page: to })),
    any: all > 0,
    sophisticatedHref: pathTo.user.sophisticated,
  };
}

export type InvestmentsData = Awaited<ReturnType<typeof loadInvestments>>;
