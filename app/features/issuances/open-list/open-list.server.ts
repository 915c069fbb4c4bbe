import { call } from '#app/api/call.server.ts';
import { pagingOf, placeOf } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import { expectShown } from '#app/parts/front/expect-shown.server.ts';
import { platformFiguresView } from '#app/parts/front/platform-figures.server.ts';
import { issuanceCardView } from '#app/parts/project-card/card-view.ts';
import type { Visit } from '#app/session/visit.ts';
import { getPublicFigures, listPublicIssuances } from '#contract/issuances.ts';
import { pathTo } from '#domain/access/addresses.ts';

const PER_PAGE = 24;

/** The projects that anyone may see, the open ones first. 404 where the tenant shows none to people without a session. */
export async function loadOpenList(visit: Visit) {
  expectShown(visit);
  const { t, customization, url } = visit;
  const [{ data, meta }, { data: figures }] = await Promise.all([
    call(visit, listPublicIssuances, { query: { ...placeOf(url.searchParams), per_page: PER_PAGE } }),
    call(visit, getPublicFigures),
  ]);
  const { items, at } = platformFiguresView(visit, figures);
  const house = customization.title;
  return {
    head: pageHead(visit, {
      title: t('front:projects.title'),
      description: t('front:projects.description', { house }),
      canonical: pathTo.projects,
    }),
    figures: items,
    at,
    projects: data.map((card) => ({ ...issuanceCardView(visit, card), href: pathTo.invest(card.slug) })),
    paging: meta.previous === null && meta.next === null ? null : pagingOf(visit, pathTo.projects, meta),
  };
}

export type OpenListData = Awaited<ReturnType<typeof loadOpenList>>;
