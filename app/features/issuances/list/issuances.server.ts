import { redirect } from '@remix-run/node';
import { listIssuances } from '#app/api/issuances.ts';
import { addressWith, pageNumber, pagingOf } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { checkProjects } from '#domain/issuance/check-projects.ts';
import { ISSUANCE_STATUSES, PRODUCT_TYPES } from '#domain/issuance/status.ts';
import { issuanceCardView } from './card-view.ts';
import { loadHomeWidget } from './home-widget.server.ts';

const PATH = '/user/issuances';
const PER_PAGE = 24;

/** The investor's list of projects, as cards or rows; the check-projects rule sends people with none or one on (domain.md, section 5). */
export async function loadIssuances(visit: SignedInVisit) {
  const { t, format, url, customization } = visit;
  const params = url.searchParams;
  const status = ISSUANCE_STATUSES.find((known) => known === params.get('status'));
  const product = PRODUCT_TYPES.find((known) => known === params.get('product_type'));
  const sector = params.get('sector')?.slice(0, 60) || undefined;
  const q = params.get('q')?.trim().slice(0, 120) || undefined;
  const followed = params.get('followed') === '1' ? ('1' as const) : undefined;
  const filtered = Boolean(status || product || sector || q || followed);
  const [{ data, meta, sectors }, widget] = await Promise.all([
    listIssuances(visit, {
      query: { status, product_type: product, sector, q, followed, page: pageNumber(params), per_page: PER_PAGE },
    }),
    loadHomeWidget(visit),
  ]);
  // Two rows are enough to know that there is more than one.
  if (!filtered && meta.page === 1) {
    const elsewhere = checkProjects(data.map(({ id }) => id));
    if (elsewhere) throw redirect(elsewhere);
  }
  const to = (change: Record<string, string | number | undefined>) => addressWith(PATH, params, change);
  const asList = params.get('view') === 'list';
  const phases = customization.flows.project_status.filter((phase) => phase !== 'DRAFT');
  const named = (key: string) => t(`sectors:${key}`);
  return {
    head: pageHead(visit, { title: t('issuances:list.title') }),
    widget,
    count: t('issuances:list.count', { count: meta.total }),
    asList,
    views: [
      { label: t('issuances:list.grid'), href: to({ view: undefined }), current: !asList },
      { label: t('issuances:list.asList'), href: to({ view: 'list' }), current: asList },
    ],
    filters: {
      q: q ?? '',
      status: status ?? '',
      product_type: product ?? '',
      sector: sector ?? '',
      followed: followed ?? '',
    },
    options: {
      status: phases.map((value) => ({ value, label: t(`statuses:issuance.${value}`) })),
      product_type: PRODUCT_TYPES.map((value) => ({ value, label: t(`statuses:product.${value}`) })),
      sector: sectors.map((value) => ({ value, label: named(value) })),
      followed: [{ value: '1', label: t('issuances:list.followed') }],
    },
    applied: [
      q && { label: q, removeHref: to({ q: undefined }) },
      status && { label: t(`statuses:issuance.${status}`), removeHref: to({ status: undefined }) },
      product && { label: t(`statuses:product.${product}`), removeHref: to({ product_type: undefined }) },
      sector && { label: named(sector), removeHref: to({ sector: undefined }) },
      followed && { label: t('issuances:list.followed'), removeHref: to({ followed: undefined }) },
    ].filter((one) => typeof one === 'object'),
    path: PATH,
    clearHref: asList ? `${PATH}?view=list` : PATH,
    filtered,
    rows: data.map((card) => ({ ...issuanceCardView(visit, card), href: `${PATH}/${card.id}` })),
    paging: pagingOf(format, meta, (page) => to({ page })),
  };
}

export type IssuancesData = Awaited<ReturnType<typeof loadIssuances>>;
