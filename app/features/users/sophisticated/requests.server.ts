import { listSophisticated } from '#app/api/sophisticated.ts';
import { USERS_PATH } from '#app/features/users/list/users.server.ts';
import { addressWith, pageNumber, pagingOf } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import { standingChip } from '#app/parts/own-sophisticated/standing-chip.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { SOPHISTICATED_STATUSES } from '#domain/onboarding/sophisticated.ts';

export const REQUESTS_PATH = `${USERS_PATH}/sophisticated`;

/** Requests for sophisticated status, what waits first. All of its state is in the address. */
export async function loadRequests(visit: SignedInVisit) {
  const { t, format, url } = visit;
  const status = SOPHISTICATED_STATUSES.find((known) => known === url.searchParams.get('status'));
  const answer = await listSophisticated(visit, { query: { status, page: pageNumber(url.searchParams) } });
  return {
    head: pageHead(visit, { title: t('sophisticated:title') }),
    path: REQUESTS_PATH,
    usersHref: USERS_PATH,
    status: status ?? '',
    options: SOPHISTICATED_STATUSES.map((value) => ({ value, label: t(`sophisticated:status.${value}`) })),
    applied: status
      ? [
          {
            label: t('sophisticated:list.applied', { value: t(`sophisticated:status.${status}`) }),
            removeHref: REQUESTS_PATH,
          },
        ]
      : [],
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
    paging: pagingOf(format, answer.meta, (page) => addressWith(REQUESTS_PATH, url.searchParams, { page })),
  };
}

export type RequestsData = Awaited<ReturnType<typeof loadRequests>>;
