import { call } from '#app/api/call.server.ts';
import { USERS_PATH } from '#app/features/users/list/users.server.ts';
import { choice } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { standingChip } from '#app/parts/own-sophisticated/standing-chip.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listSophisticated } from '#contract/sophisticated.ts';
import { SOPHISTICATED_STATUSES } from '#domain/onboarding/sophisticated.ts';

export const REQUESTS_PATH = `${USERS_PATH}/sophisticated`;

const LIST = listPage({
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
    usersHref: USERS_PATH,
    list: LIST.view(visit, asked, { path: REQUESTS_PATH, meta: answer.meta }),
    rows: answer.data.map((row) => ({
      id: row.id,
      href: `${REQUESTS_PATH}/${row.id}`,
      name: row.name,
      email: row.email,
      type: t(`statuses:legal.${row.legal_type}`),
      chip: standingChip(visit, row.standing),
      requested: format.date(row.requested_at),
      age: row.status === 'REQUESTED' ? format.relativeDays(row.requested_at) : '',
      until: row.valid_until ? format.date(row.valid_until) : '',
    })),
  };
}

export type RequestsData = Awaited<ReturnType<typeof loadRequests>>;
