import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { choice, chosenFrom, search } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { issuanceCardView } from '#app/parts/project-card/card-view.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listIssuances } from '#contract/issuances.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { checkProjects } from '#domain/issuance/check-projects.ts';
import { ISSUANCE_STATUSES, PRODUCT_TYPES } from '#domain/issuance/status.ts';
import { loadHomeWidget } from './home-widget.server.ts';
import { twoViews } from './two-views.server.ts';

const PER_PAGE = 24;
const MOST_SECTOR = 60;

const LIST = listPage({
  texts: 'issuances',
  filters: {
    q: search('issuances:list.search'),
    status: chosenFrom(ISSUANCE_STATUSES, { label: 'issuances:list.status', any: 'issuances:list.anyStatus' }),
    product_type: choice(PRODUCT_TYPES, {
      label: 'issuances:list.product',
      any: 'issuances:list.anyProduct',
      named: 'statuses:product',
    }),
    sector: chosenFrom((value) => value.slice(0, MOST_SECTOR) || undefined, {
      label: 'issuances:list.sector',
      any: 'issuances:list.anySector',
    }),
    followed: choice(['1'], {
      label: 'issuances:list.following',
      any: 'issuances:list.anyFollowing',
      named: () => 'issuances:list.followed',
    }),
  },
});

/** The investor's list of projects, as cards or rows; the check-projects rule sends people with none or one on (domain.md, section 5). */
export async function loadIssuances(visit: SignedInVisit) {
  const { t, url, customization } = visit;
  const asked = LIST.read(url.searchParams);
  const [{ data, meta, sectors }, widget] = await Promise.all([
    call(visit, listIssuances, { query: { ...asked, per_page: PER_PAGE } }),
    loadHomeWidget(visit),
  ]);
  const phases = customization.flows.project_status.filter((phase) => phase !== 'DRAFT');
  const list = LIST.view(visit, asked, {
    path: pathTo.user.issuances,
    meta,
    options: {
      status: phases.map((value) => ({ value, label: t(`statuses:issuance.${value}`) })),
      sector: sectors.map((value) => ({ value, label: t(`sectors:${value}`) })),
    },
    keep: ['view'],
  });
  // Two rows are enough to know that there is more than one.
  if (list.applied.length === 0 && meta.previous === null) {
    const elsewhere = checkProjects(data.map(({ id }) => id));
    if (elsewhere) throw redirect(elsewhere);
  }
  return {
    head: pageHead(visit, { title: t('issuances:list.title') }),
    widget,
    count: t('issuances:list.count', { count: meta.total }),
    ...twoViews(visit, pathTo.user.issuances, 'grid'),
    list,
    rows: data.map((card) => ({ ...issuanceCardView(visit, card), href: pathTo.user.issuance(card.id) })),
  };
}

export type IssuancesData = Awaited<ReturnType<typeof loadIssuances>>;
