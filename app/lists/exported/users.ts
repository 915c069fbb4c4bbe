import { call } from '#app/api/call.server.ts';
import { choice, joinedChoice, search } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { KYC_FILTERS, listUsers, USER_SORTS } from '#contract/users.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { ROLES } from '#domain/access/roles.ts';
import { waitsForManager } from '#domain/user/kyc-transitions.ts';
import { LEGAL_TYPES, USER_STATUSES } from '#domain/user/status.ts';
import { exportable } from './exportable.ts';

const kycName = (value: (typeof KYC_FILTERS)[number]) => (value === 'NONE' ? 'users:kycNone' : `statuses:kyc.${value}`);

/** People of the tenant, by their address. */
export const USERS = listPage({
  texts: 'users',
  counted: 'users:count',
  exported: 'users',
  filters: {
    q: search('users:filter.search'),
    role: joinedChoice(ROLES, { label: 'users:filter.role', any: 'users:filter.any.role', named: 'statuses:role' }),
    kyc: choice(KYC_FILTERS, { label: 'users:filter.kyc', any: 'users:filter.any.kyc', named: kycName }),
    status: choice(USER_STATUSES, {
      label: 'users:filter.status',
      any: 'users:filter.any.status',
      named: 'statuses:user',
    }),
    legal_type: choice(LEGAL_TYPES, {
      label: 'users:filter.legal_type',
      any: 'users:filter.any.legal_type',
      named: 'statuses:legal',
    }),
  },
  sorts: {
    columns: USER_SORTS,
    ascending: ['name', 'email'],
    // Identities to be looked at come by themselves with the one that was sent first in front.
    first: ({ kyc }) => (kyc !== 'NONE' && waitsForManager(kyc) ? undefined : '-created_at'),
  },
});

export const usersExport = exportable(USERS, {
  path: () => pathTo.manager.users,
  look: (visit, filter) => call(visit, listUsers, { query: { ...filter, per_page: 1 } as never }),
});
