import { listUsersRoute } from '#backend/modules/users/list-users.ts';
import { listUsers } from '#contract/users.ts';
import type { USER_COLUMNS } from '#domain/export/people-columns.ts';
import { exportSource } from '../exported-list.ts';

/** People of the tenant. */
export const USERS = exportSource<typeof listUsers, keyof typeof USER_COLUMNS>(listUsers, listUsersRoute, {
  name: ({ name }) => name,
  email: ({ email }) => email,
  legalType: (row) => row.legal_type,
  status: ({ status }) => status,
  kyc: (row) => row.kyc_status,
  registered: (row) => row.registered_at,
  first: (row) => row.first_investment_at,
  represented: ({ representative }) => representative ?? null,
  until: (row) => row.identity_until,
  visit: (row) => row.last_visit_at,
  invested: ({ invested }) => invested,
});
