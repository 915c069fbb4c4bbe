import { listUsers } from '#app/api/users.ts';
import { roleNames, statusChips } from '#app/features/users/sheet/status-chips.server.ts';
import { addressWith, pagingOf } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { KYC_FILTERS, type UserRowWire } from '#contract/users.ts';
import { ROLES } from '#domain/access/roles.ts';
import { LEGAL_TYPES, USER_STATUSES } from '#domain/user/status.ts';
import { NEWEST_FIRST, readUserFilters, turnedSort } from './user-filters.ts';

export const USERS_PATH = '/manager/users';

/** The people of the tenant: what waits, filters, one page of rows. All of its state is in the address. */
export async function loadUsers(visit: SignedInVisit) {
  const { t, format, url } = visit;
  const filters = readUserFilters(url.searchParams);
  const answer = await listUsers(visit, { query: filters });
  const to = (change: Record<string, string | number | undefined>) => addressWith(USERS_PATH, url.searchParams, change);
  const options = {
    role: ROLES.map((value) => ({ value, label: t(`statuses:role.${value}`) })),
    kyc: KYC_FILTERS.map((value) => ({
      value,
      label: value === 'NONE' ? t('users:kycNone') : t(`statuses:kyc.${value}`),
    })),
    status: USER_STATUSES.map((value) => ({ value, label: t(`statuses:user.${value}`) })),
    legal_type: LEGAL_TYPES.map((value) => ({ value, label: t(`statuses:legal.${value}`) })),
  };
  const chosen = (['role', 'kyc', 'status', 'legal_type'] as const).flatMap((name) => {
    const option = options[name].find(({ value }) => value === filters[name]);
    return option ? [{ name, label: t(`users:applied.${name}`, { value: option.label }) }] : [];
  });
  const applied = [...(filters.q ? [{ name: 'q', label: filters.q }] : []), ...chosen];
  const { identity, sophisticated } = answer.inbox;
  const waitingNote = ({ count, oldest_at }: typeof identity) =>
    count === 0 ? t('users:inbox.none') : t('users:inbox.note', { age: format.relativeDays(oldest_at ?? visit.now) });
  return {
    head: pageHead(visit, { title: t('users:title') }),
    count: t('users:count', { count: answer.meta.total, total: format.tokens(answer.meta.total) }),
    path: USERS_PATH,
    inbox: [
      {
        href: addressWith(USERS_PATH, new URLSearchParams(), { kyc: 'MANUAL_REVIEW' }),
        label: t('users:inbox.identity'),
        count: format.tokens(identity.count),
        note: waitingNote(identity),
        current: filters.kyc === 'MANUAL_REVIEW',
      },
      {
        href: `${USERS_PATH}/sophisticated?status=REQUESTED`,
        label: t('users:inbox.sophisticated'),
        count: format.tokens(sophisticated.count),
        note: waitingNote(sophisticated),
        current: false,
      },
    ],
    filters: {
      q: filters.q ?? '',
      role: filters.role ?? '',
      kyc: filters.kyc ?? '',
      status: filters.status ?? '',
      legal_type: filters.legal_type ?? '',
    },
    options,
    applied: applied.map(({ name, label }) => ({ label, removeHref: to({ [name]: undefined }) })),
    clearHref: USERS_PATH,
    // What travels with the filter form though it has no field there.
    hidden: filters.sort && filters.sort !== NEWEST_FIRST ? [{ name: 'sort', value: filters.sort }] : [],
    sort: filters.sort,
    sortHrefs: {
      name: to({ sort: turnedSort(filters.sort, 'name') }),
      created_at: to({ sort: turnedSort(filters.sort, 'created_at') }),
      first_investment: to({ sort: turnedSort(filters.sort, 'first_investment') }),
    },
    rows: answer.data.map((row) => rowView(visit, row)),
    paging: pagingOf(format, answer.meta, (page) => to({ page })),
  };
}

export type UsersData = Awaited<ReturnType<typeof loadUsers>>;

function rowView(visit: SignedInVisit, row: UserRowWire) {
  const { format, t } = visit;
  const href = `${USERS_PATH}/${row.id}`;
  return {
    id: row.id,
    href,
    name: row.name,
    email: row.email,
    roles: roleNames(visit, row),
    legalType: row.legal_type ? t(`statuses:legal.${row.legal_type}`) : '',
    chips: statusChips(visit, row),
    reviewHref: row.kyc_status === 'MANUAL_REVIEW' ? `${href}/identity-check` : null,
    registered: format.date(row.registered_at),
    firstInvestment: row.first_investment_at ? format.date(row.first_investment_at) : '',
  };
}
