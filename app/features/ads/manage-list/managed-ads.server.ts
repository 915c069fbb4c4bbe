import { call } from '#app/api/call.server.ts';
import { adColumns } from '#app/features/ads/pieces/ad-columns.server.ts';
import { AD_FILTERS } from '#app/features/ads/pieces/ad-filters.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listManagedAds } from '#contract/ads.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { pathTo } from '#domain/access/addresses.ts';

const LIST = listPage({ texts: 'ads', counted: 'ads:count', filters: AD_FILTERS });

/** The board as managers see it: all ads of the tenant, those that are over among them, and who placed what. */
export async function loadManagedAds(visit: SignedInVisit) {
  const { t } = visit;
  const { asked, query } = LIST.of(visit);
  return listScreen(visit, LIST, {
    asked,
    answer: await call(visit, listManagedAds, { query }),
    path: pathTo.manager.board,
    title: t('ads:board'),
    about: t('ads:manage.about'),
    empty: { icon: 'board', filtered: t('ads:filtered'), none: t('ads:none') },
    columns: adColumns<AnswerOf<typeof listManagedAds>['data'][number]>(visit, 'house', {
      href: ({ id }) => pathTo.manager.ad(id),
      whose: ({ owner }) => owner.name,
    }),
  });
}
