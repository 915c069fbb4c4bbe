import { call } from '#app/api/call.server.ts';
import { AD_FILTERS } from '#app/features/ads/pieces/ad-filters.ts';
import { adView } from '#app/features/ads/pieces/ad-view.server.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { totalText } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listManagedAds } from '#contract/ads.ts';
import { pathTo } from '#domain/access/addresses.ts';

const LIST = listPage({ texts: 'ads', filters: AD_FILTERS });

/** All ads of the tenant, those that are over among them. */
export async function loadManagedAds(visit: SignedInVisit) {
  const { t } = visit;
  const { asked, query } = LIST.of(visit);
  const { data, meta } = await call(visit, listManagedAds, { query });
  return {
    head: pageHead(visit, { title: t('ads:board') }),
    count: t('ads:count', { count: meta.total, total: totalText(visit, meta) }),
    list: LIST.view(visit, asked, { path: pathTo.manager.board, meta }),
    rows: data.map((ad) => {
      const view = adView(visit, ad, 'house');
      return { ...view, about: `${view.note} · ${ad.owner.name}`, href: pathTo.manager.ad(ad.id) };
    }),
  };
}

export type ManagedAdsData = Awaited<ReturnType<typeof loadManagedAds>>;
