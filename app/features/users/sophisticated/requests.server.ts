import { call } from '#app/api/call.server.ts';
import { choice } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import { standingChip } from '#app/parts/own-sophisticated/standing-chip.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listSophisticated } from '#contract/suitability.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { SOPHISTICATED_STATUSES } from '#domain/onboarding/sophisticated.ts';

const LIST = listPage({
  texts: 'sophisticated',
  filters: {
    status: choice(SOPHISTICATED_STATUSES, {
      label: 'sophisticated:list.filter',
      any: 'sophisticated:list.any',
      named: 'sophisticated:status',
    }),
  },
});

/** Requests for sophisticated status, what waits first. All of its state is in the address. */
export async function loadRequests(visit: SignedInVisit) {
  const { t } = visit;
  const { asked, query } = LIST.of(visit);
  return listScreen(visit, LIST, {
    asked,
    answer: await call(visit, listSophisticated, { query }),
    path: pathTo.manager.sophisticatedRequests,
    crumbs: [{ label: t('users:title'), href: pathTo.manager.users }],
    about: t('sophisticated:list.about'),
    empty: { icon: 'users', filtered: t('sophisticated:list.empty'), none: t('sophisticated:list.none') },
    isMine: (row) => row.status === 'REQUESTED',
    columns: {
      who: { says: (row) => row.name, href: (row) => pathTo.manager.sophisticatedRequest(row.id) },
      email: { says: (row) => row.email, header: t('users:column.email'), at: ['note', 'cut', 'soft'] },
      type: { says: (row) => t(`statuses:legal.${row.legal_type}`), at: ['mid'] },
      status: { as: 'chip', says: (row) => standingChip(visit, row.standing), at: ['chip'] },
      requested: { as: 'recent', says: (row) => row.requested_at, at: ['aside'] },
      until: { as: 'date', says: (row) => row.valid_until, at: ['mid'] },
    },
  });
}
