import { serve } from '#backend/http/serve.ts';
import { queueOfChecks } from '#backend/modules/profiles/identity.repository.ts';
import { queueOfRequests } from '#backend/modules/suitability/sophisticated.repository.ts';
import { listUsers } from '#contract/users.ts';
import { countUsers, userRows, usersFilter } from './user-rows.repository.ts';
import { userRowWire } from './user-wire.ts';

/** People of the tenant for its managers, and how many identity checks and requests for sophisticated status wait. */
export const listUsersRoute = serve(listUsers, async ({ tx, tenant, now }, { query }) => {
  const where = usersFilter(tenant.id, query);
  const rows = await userRows(tx, where, query);
  const total = await countUsers(tx, where);
  const queue = await queueOfChecks(tx);
  const requests = await queueOfRequests(tx);
  return {
    data: rows.map((row) => userRowWire(row, now)),
    meta: { page: query.page, per_page: query.per_page, total },
    inbox: {
      identity: { count: queue.count, oldest_at: queue.oldestAt?.toISOString() ?? null },
      sophisticated: { count: requests.count, oldest_at: requests.oldestAt?.toISOString() ?? null },
    },
  };
});
