import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { ApiFailure } from '#app/api/failure.ts';
import { addressWith, pagingOf, placeOf } from '#app/lists/paging.ts';
import { toFileOf } from '#app/lists/to-file.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { investmentView } from '#app/parts/investment/investment-view.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { Investment } from '#contract/investment.ts';
import { getInvestment, listInvestments } from '#contract/investments.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { INVESTMENT_TABS } from '#domain/investment/status.ts';
import { orderRow } from './order-row.server.ts';
import { orderSheet } from './order-sheet.server.ts';

const PER_PAGE = 20;

/**
 * The investor's own investments: `?tab=` one of the seven, and `?order=` the one whose sheet is open. An unknown tab shows all. Where no
 * order is named, a wide window has the first one beside the list and a narrow one the list alone.
 */
export async function loadInvestments(visit: SignedInVisit) {
  const { t, url, format } = visit;
  const tab = INVESTMENT_TABS.find((known) => known === url.searchParams.get('tab'));
  const place = placeOf(url.searchParams);
  const { data, meta, tabs, identity_wait } = await call(visit, listInvestments, {
    query: { tab, ...place, per_page: PER_PAGE },
  });
  const asked = url.searchParams.get('order');
  const shown = asked ? await orderAsked(visit, data, asked) : data[0];
  const here = (change: Record<string, string | number | undefined>) =>
    addressWith(pathTo.user.investments, url.searchParams, { order: undefined, ...change });
  const all = Object.values(tabs).reduce((sum, count) => sum + (count ?? 0), 0);
  const viewOf = (investment: Investment) => investmentView(visit, investment, identity_wait);
  return {
    head: pageHead(visit, { title: t('investments:title') }),
    tabs: [
      {
        key: 'all',
        label: t('statuses:tab.all'),
        href: pathTo.user.investments,
        count: format.tokens(all),
        current: !tab,
      },
      // A state in which nothing is has no tab, but for the one whose address was asked for.
      ...INVESTMENT_TABS.filter((key) => (tabs[key] ?? 0) > 0 || key === tab).map((key) => ({
        key,
        label: t(`statuses:tab.${key}`),
        href: `${pathTo.user.investments}?tab=${key}`,
        count: format.tokens(tabs[key] ?? 0),
        current: key === tab,
      })),
    ],
    rows: data.map((investment) =>
      orderRow(visit, investment, viewOf(investment), here({ order: investment.id, ...place }), shown?.id),
    ),
    sheet: shown ? orderSheet(visit, shown, viewOf(shown)) : null,
    /** The order was asked for: on a phone it stands in the list's place. */
    backHref: asked && shown ? here({ ...place }) : null,
    paging: pagingOf({ format, url: new URL(here({ ...place }), url) }, pathTo.user.investments, meta),
    any: all > 0,
    toFile: toFileOf(visit, pathTo.user.investments, meta, { name: 'own-orders' }),
    sophisticatedHref: pathTo.user.sophisticated,
  };
}

export type InvestmentsData = Awaited<ReturnType<typeof loadInvestments>>;

/** An order of the page, or another one of theirs. What is nobody's, or somebody else's, leads back to the list. */
async function orderAsked(visit: SignedInVisit, rows: readonly Investment[], id: string): Promise<Investment> {
  const row = rows.find((each) => each.id === id);
  if (row) return row;
  try {
    return (await call(visit, getInvestment, { params: { id } })).data;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500 && failure.status !== 401)
      throw redirect(pathTo.user.investments);
    throw failure;
  }
}
