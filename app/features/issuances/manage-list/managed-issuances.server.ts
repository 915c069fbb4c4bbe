import { listManagedIssuances } from '#app/api/issuances.ts';
import { issuanceCardView } from '#app/features/issuances/list/card-view.ts';
import { addressWith, pageNumber, pagingOf } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { ISSUANCE_STATUSES, PRODUCT_TYPES } from '#domain/issuance/status.ts';

const PER_PAGE = 50;

/** Issuances of the tenant (managers) or of the issuer: every phase. */
export async function loadManagedIssuances(visit: SignedInVisit, area: 'manager' | 'entrepreneur') {
  const { t, format, url, customization } = visit;
  const params = url.searchParams;
  const path = `/${area}/issuances`;
  const status = ISSUANCE_STATUSES.find((known) => known === params.get('status'));
  const product = PRODUCT_TYPES.find((known) => known === params.get('product_type'));
  const q = params.get('q')?.trim().slice(0, 120) || undefined;
  const { data, meta } = await listManagedIssuances(visit, {
    query: { status, product_type: product, q, page: pageNumber(params), per_page: PER_PAGE },
  });
  const to = (change: Record<string, string | number | undefined>) => addressWith(path, params, change);
  const asList = params.get('view') !== 'grid';
  return {
    head: pageHead(visit, { title: t('issuances:list.title') }),
    count: t('issuances:list.count', { count: meta.total }),
    path,
    asList,
    views: [
      { label: t('issuances:list.asList'), href: to({ view: undefined }), current: asList },
      { label: t('issuances:list.grid'), href: to({ view: 'grid' }), current: !asList },
    ],
    filters: { q: q ?? '', status: status ?? '', product_type: product ?? '' },
    options: {
      status: customization.flows.project_status.map((value) => ({ value, label: t(`statuses:issuance.${value}`) })),
      product_type: PRODUCT_TYPES.map((value) => ({ value, label: t(`statuses:product.${value}`) })),
    },
    applied: [
      q && { label: q, removeHref: to({ q: undefined }) },
      status && { label: t(`statuses:issuance.${status}`), removeHref: to({ status: undefined }) },
      product && { label: t(`statuses:product.${product}`), removeHref: to({ product_type: undefined }) },
    ].filter((one) => typeof one === 'object'),
    clearHref: asList ? path : `${path}?view=grid`,
    rows: data.map((card) => ({
      ...issuanceCardView(visit, card),
      href: `${path}/${card.id}`,
      issuer: card.issuer_name,
      created: format.date(card.created_at),
    })),
    paging: pagingOf(format, meta, (page) => to({ page })),
  };
}

export type ManagedIssuancesData = Awaited<ReturnType<typeof loadManagedIssuances>>;
