import { pageNumber } from '#app/lists/paging.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { KYC_FILTERS, type listUsers, USER_SORTS } from '#contract/users.ts';
import { ROLES } from '#domain/access/roles.ts';
import { LEGAL_TYPES, USER_STATUSES } from '#domain/user/status.ts';

/** The list's filters as its address carries them. What does not fit is left out: an address is typed by hand, too. */
export type UserFilters = Pick<
  NonNullable<QueryOf<typeof listUsers>>,
  'q' | 'role' | 'kyc' | 'status' | 'legal_type' | 'sort' | 'page'
>;

export const NEWEST_FIRST = '-created_at';
const SORTS = USER_SORTS.flatMap((column) => [column, `-${column}`] as const);

const oneOf = <T extends string>(known: readonly T[], value: string | null) => known.find((one) => one === value);

/** Reads the filters of an address. */
export function readUserFilters(params: URLSearchParams): UserFilters {
  return {
    q: params.get('q')?.trim().slice(0, 120) || undefined,
    role: oneOf(ROLES, params.get('role')),
    kyc: oneOf(KYC_FILTERS, params.get('kyc')),
    status: oneOf(USER_STATUSES, params.get('status')),
    legal_type: oneOf(LEGAL_TYPES, params.get('legal_type')),
    sort: oneOf(SORTS, params.get('sort')) ?? NEWEST_FIRST,
    page: pageNumber(params),
  };
}

/** A second click on a column turns its order round. The first one begins with A for words, with the newest for days. */
export function turnedSort(sort: string | undefined, column: (typeof USER_SORTS)[number]): string {
  const first = column === 'name' || column === 'email' ? column : `-${column}`;
  const second = first === column ? `-${column}` : column;
  return sort === first ? second : first;
}
