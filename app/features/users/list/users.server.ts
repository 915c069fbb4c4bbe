import { call } from '#app/api/call.server.ts';
import { roleNames, statusChips } from '#app/features/users/sheet/status-chips.server.ts';
import { USERS as LIST, ROLE } from '#app/lists/exported/users.ts';
import { totalText } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listUsers, type UserRowJson } from '#contract/users.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { waitsForManager } from '#domain/user/kyc-transitions.ts';

/** The people of the tenant: what waits, filters, one page of rows. All of its state is in the address. */
export async function loadUsers(visit: SignedInVisit) {
  const { t, format, url } = visit;
  const asked = LIST.read(url.searchParams);
  const answer = await call(visit, listUsers, { query: { ...asked, role: ROLE.codes(visit, asked.role) } });
  const { identity, sophisticated } = answer.inbox;
  const isAll = url.search === '';
  const noteOf = ({ oldest_at }: typeof identity) =>
    oldest_at ? t('users:inbox.note', { age: format.relativeDays(oldest_at) }) : undefined;
  return {
    head: pageHead(visit, { title: t('users:title') }),
    count: t('users:count', { count: answer.meta.total, total: totalText(visit, answer.meta) }),
    views: [
      {
        href: pathTo.manager.users,
        label: t('ui:viewAll'),
        count: isAll ? totalText(visit, answer.meta) : undefined,
        current: isAll,
      },
      {
        href: `${pathTo.manager.users}?kyc=MANUAL_REVIEW`,
        label: t('users:inbox.identity'),
        count: format.tokens(identity.count),
        note: noteOf(identity),
        current: asked.kyc !== 'NONE' && waitsForManager(asked.kyc),
      },
      {
        href: `${pathTo.manager.sophisticatedRequests}?status=REQUESTED`,
        label: t('users:inbox.sophisticated'),
        count: format.tokens(sophisticated.count),
        note: noteOf(sophisticated),
      },
      { href: pathTo.manager.screening, label: t('users:screening') },
    ],
    list: LIST.view(visit, asked, { path: pathTo.manager.users, meta: answer.meta, exported: { name: 'users' } }),
    rows: answer.data.map((row) => rowView(visit, row)),
  };
}

export type UsersData = Awaited<ReturnType<typeof loadUsers>>;

function rowView(visit: SignedInVisit, row: UserRowJson) {
  const { format } = visit;
  const href = pathTo.manager.user(row.id);
  return {
    id: row.id,
    href,
    name: row.name,
    email: row.email,
    roles: roleNames(visit, row),
    chips: statusChips(visit, row),
    reviewHref: waitsForManager(row.kyc_status) ? `${href}/identity-check` : null,
    registered: format.recent(row.registered_at),
    firstInvestment: row.first_investment_at ? format.recent(row.first_investment_at) : '',
  };
}
