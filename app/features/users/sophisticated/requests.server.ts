import { call } from '#app/api/call.server.ts';
import { choice } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { pageHead } from '#app/page-head.server.ts';
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
  const { t, format, url } = visit;
  const asked = LIST.read(url.searchParams);
  const answer = await call(visit, listSophisticated, { query: asked });
  return {
    head: pageHead(visit, { title: t('sophisticated:title') }),
    usersHref: pathTo.manager.users,
    list: LIST.view(visit, asked, { path: pathTo.manager.sophisticatedRequests, meta: answer.meta }),
    rows: answer.data.map((row) => ({
      id: row.id,
      href: pathTo.manager.sophisticatedRequest(row.id),
      name: row.name,
      email: row.email,
      type: t(`statuses:legal.${row.legal_type}`),
      chip: standingChip(visit, row.standing),
      requested: format.recent(row.requested_at),
      waits: row.status === 'REQUESTED',
      until: row.valid_until ? format.date(row.valid_until) : '',
    })),
  };
}

export type RequestsData = Awaited<ReturnType<typeof loadRequests>>;
