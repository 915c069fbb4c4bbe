import { call } from '#app/api/call.server.ts';
import { AD_FILTERS, MINE } from '#app/features/ads/pieces/ad-filters.ts';
import { adView } from '#app/features/ads/pieces/ad-view.server.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { totalText } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listAds } from '#contract/ads.ts';
import { pathTo } from '#domain/access/addresses.ts';

const LIST = listPage({ texts: 'ads', filters: { ...AD_FILTERS, mine: MINE } });

/** The bulletin board: all ads, or one's own. All of its state is in the address. */
export async function loadBoard(visit: SignedInVisit) {
  const { t, format } = visit;
  const { asked, query } = LIST.of(visit);
  const { data, meta, own_open: ownOpen } = await call(visit, listAds, { query });
  const mine = asked.mine === 'yes';
  return {
    head: pageHead(visit, { title: t('ads:board') }),
    count: t('ads:count', { count: meta.total, total: totalText(visit, meta) }),
    views: [
      { href: pathTo.user.board, label: t('ads:all'), current: !mine },
      {
        href: pathTo.user.ownAds,
        label: t('ads:mine'),
        count: ownOpen > 0 ? format.tokens(ownOpen) : undefined,
        current: mine,
      },
    ],
    mine,
    list: LIST.view(visit, asked, { path: pathTo.user.board, meta }),
    rows: data.map((ad) => {
      const view = adView(visit, ad, 'investor');
      const about = ad.own ? `${view.note} · ${t('ads:yours')}` : view.note;
      return { ...view, about, href: pathTo.user.ad(ad.id) };
    }),
    newHref: visit.session.backdoor ? null : pathTo.user.newAd('SELL'),
  };
}

export type BoardData = Awaited<ReturnType<typeof loadBoard>>;
