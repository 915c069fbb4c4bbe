import { serve } from '#backend/http/serve.ts';
import { queueOfChecks } from '#backend/modules/profiles/identity-checks.repository.ts';
import { queueOfRequests } from '#backend/modules/suitability/sophisticated.repository.ts';
import { totalsOf } from '#backend/totals/totals.repository.ts';
import { listUsers } from '#contract/users.ts';
import { presentUserRow } from './present-user.ts';
import { usersPage } from './user-rows.repository.ts';

/** People of the tenant for its managers, and how many identity checks and requests for sophisticated status wait. */
export const listUsersRoute = serve(listUsers, async ({ tx, tenant, now }, { query }) => {
  const totals = totalsOf(tx, tenant.id, { kinds: ['user', 'identity', 'sophisticated'] });
  const [{ rows, meta }, queue, requests] = await Promise.all([
    usersPage(tx, tenant.id, query, totals),
    queueOfChecks(tx, totals),
    queueOfRequests(tx, totals),
  ]);
  return {
    data: rows.map((row) => presentUserRow(row, now)),
    meta,
    inbox: {
      identity: { count: queue.count, oldest_at: queue.oldestAt?.toISOString() ?? null },
      sophisticated: { count: requests.count, oldest_at: requests.oldestAt?.toISOString() ?? null },
    },
  };
});
