import { call } from '#app/api/call.server.ts';
import { HITS } from '#app/features/screening/pieces/hit-list.server.ts';
import { hitStatus } from '#app/features/screening/pieces/hit-view.server.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listHits } from '#contract/screening.ts';
import { pathTo } from '#domain/access/addresses.ts';

const path = pathTo.manager.screening;

/** People of the tenant who may stand on a list: all, and those that wait for a decision. */
export async function loadHits(visit: SignedInVisit) {
  const { t, url, format } = visit;
  const { asked, query } = HITS.of(visit);
  const answer = await call(visit, listHits, { query });
  return listScreen(visit, HITS, {
    asked,
    answer,
    path,
    about: t('screening:about'),
    acts: [{ href: pathTo.manager.watchLists, label: t('screening:lists.title') }],
    views: [
      { href: path, label: t('ui:viewAll'), current: url.search === '' },
      {
        href: `${path}?state=OPEN&sort=found`,
        label: t('screening:view.open'),
        count: format.tokens(answer.open),
        current: asked.state === 'OPEN',
      },
    ],
    empty: { icon: 'users', filtered: t('screening:filtered'), none: t('screening:none') },
    isMine: (row) => hitStatus(visit, row).tone === 'caution',
    columns: {
      person: { says: (row) => row.person.name, href: (row) => pathTo.manager.hit(row.id) },
      name: { says: (row) => row.name, at: ['note', 'cut', 'soft'] },
      list: { says: (row) => t(`screening:list.${row.list}`), at: ['mid'] },
      score: { as: 'percent', says: (row) => row.score, at: ['mid'] },
      sign: { says: (row) => t(`screening:sign.${row.sign}`), at: ['wide'] },
      found: { as: 'recent', says: (row) => row.found_at, at: ['aside'], sortBy: 'found' },
      status: { as: 'chip', says: (row) => hitStatus(visit, row), at: ['chip'] },
    },
  });
}
