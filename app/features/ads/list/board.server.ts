import { call } from '#app/api/call.server.ts';
import { adColumns } from '#app/features/ads/pieces/ad-columns.server.ts';
import { AD_FILTERS, MINE } from '#app/features/ads/pieces/ad-filters.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listAds } from '#contract/ads.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { pathTo } from '#domain/access/addresses.ts';

const LIST = listPage({ texts: 'ads', counted: 'ads:count', filters: { ...AD_FILTERS, mine: MINE } });

/** The bulletin board: all ads, or one's own. All of its state is in the address. */
export async function loadBoard(visit: SignedInVisit) {
  const { t, format } = visit;
  const { asked, query } = LIST.of(visit);
  const answer = await call(visit, listAds, { query });
  const mine = asked.mine === 'yes';
  const { own_open: ownOpen } = answer;
  return listScreen(visit, LIST, {
    asked,
    answer,
    path: pathTo.user.board,
    title: t('ads:board'),
    acts: [
      !visit.session.backdoor && { href: pathTo.user.newAd('SELL'), label: t('ads:place'), tone: 'primary' as const },
    ],
    views: [
      { href: pathTo.user.board, label: t('ads:all'), current: !mine },
      {
        href: pathTo.user.ownAds,
        label: t('ads:mine'),
        count: ownOpen > 0 ? format.tokens(ownOpen) : undefined,
        current: mine,
      },
    ],
    empty: { icon: 'board', filtered: t('ads:filtered'), none: t(mine ? 'ads:noneMine' : 'ads:none') },
    columns: adColumns<AnswerOf<typeof listAds>['data'][number]>(visit, 'investor', {
      href: ({ id }) => pathTo.user.ad(id),
      whose: ({ own }) => own && t('ads:yours'),
    }),
  });
}
