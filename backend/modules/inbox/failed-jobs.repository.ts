import { and, eq, inArray } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { failedJobs } from '#backend/db/schema/failed-jobs.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** One page of the work that failed, newest first. */
export function failedPage(tx: Tx, tenantId: string, asked: Place) {
  const ofTenant = eq(failedJobs.tenantId, tenantId);
  return pageByKey({
    asked,
    order: {
      keys: [
        { of: failedJobs.failedAt, kind: 'moment' },
        { of: failedJobs.id, kind: 'id' },
      ],
      descending: true,
    },
    scope: [tenantId, 'failed-jobs'],
    rows: ({ key, where, orderBy, limit }) =>
      tx
        .select({ failed: failedJobs, key })
        .from(failedJobs)
        .where(and(ofTenant, where))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, tx.select({ id: failedJobs.id }).from(failedJobs).where(ofTenant)),
  });
}

/** Takes failed work out of the list and answers it: of two who take the same, one has it. */
export function takeFailed(tx: Tx, tenantId: string, ids: readonly string[]) {
  return tx
    .delete(failedJobs)
    .where(and(eq(failedJobs.tenantId, tenantId), inArray(failedJobs.id, [...ids])))
    .returning();
}
