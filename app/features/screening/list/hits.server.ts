import { call } from '#app/api/call.server.ts';
import { HITS as LIST } from '#app/features/screening/pieces/hit-list.server.ts';
import { hitStatus } from '#app/features/screening/pieces/hit-view.server.ts';
import { totalText } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listHits } from '#contract/screening.ts';
import { pathTo } from '#domain/access/addresses.ts';

/** People of the tenant who may stand on a list: all, and those that wait for a decision. */
export async function loadHits(visit: SignedInVisit) {
  const { t, url, format } = visit;
  const asked = LIST.read(url.searchParams);
  const { data, meta, open } = await call(visit, listHits, { query: asked });
  const path = pathTo.manager.screening;
  return {
    head: pageHead(visit, { title: t('screening:title') }),
    count: t('screening:count', { count: meta.total, total: totalText(visit, meta) }),
    views: [
      { href: path, label: t('ui:viewAll'), current: url.search === '' },
      {
        href: `${path}?state=OPEN&sort=found`,
        label: t('screening:view.open'),
        count: format.tokens(open),
        current: asked.state === 'OPEN',
      },
    ],
    listsHref: pathTo.manager.watchLists,
    list: LIST.view(visit, asked, { path, meta }),
    rows: data.map((row) => ({
      id: row.id,
      href: pathTo.manager.hit(row.id),
      person: row.person.name,
      name: row.name,
      list: t(`screening:list.${row.list}`),
      score: format.percent(row.score),
      sign: t(`screening:sign.${row.sign}`),
      found: format.recent(row.found_at),
      status: hitStatus(visit, row),
    })),
  };
}

export type HitsData = Awaited<ReturnType<typeof loadHits>>;
