import { serve } from '#backend/http/serve.ts';
import { queueOfChecks } from '#backend/modules/profiles/identity.repository.ts';
import { queueOfRequests } from '#backend/modules/suitability/sophisticated.repository.ts';
import { totalsOf } from '#backend/totals/totals.repository.ts';
import { listUsers } from '#contract/users.ts';
import { countUsers, userRows, usersFilter } from './user-rows.repository.ts';
import { userRowWire } from './user-wire.ts';

/** People of the tenant for its managers, and how many identity checks and requests for sophisticated status wait. */
export const listUsersRoute = serve(listUsers, async ({ tx, tenant, now }, { query }) => {
  const where = usersFilter(tenant.id, query);
  const isWhole = !(query.q || query.role || query.kyc || query.legal_type);
  const totals = totalsOf(tx, tenant.id, { kinds: ['user', 'identity', 'sophisticated'] });
  const [rows, total, queue, requests] = await Promise.all([
    userRows(tx, where, query),
    isWhole
      ? totals.then((kept) => kept.of({ kind: 'user', statuses: query.status && [query.status] }).count)
      : countUsers(tx, where),
    queueOfChecks(tx, totals),
    queueOfRequests(tx, totals),
  ]);
  return {
    data: rows.map((row) => userRowWire(row, now)),
    meta: { page: query.page, per_page: query.per_page, total },
    inbox: {
      identity: { count: queue.count, oldest_at: queue.oldestAt?.toISOString() ?? null },
      sophisticated: { count: requests.count, oldest_at: requests.oldestAt?.toISOString() ?? null },
    },
  };
});
