import { and, eq } from 'drizzle-orm';
import { exactly } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { runItems } from '#backend/db/schema/runs.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { PARTY } from '#backend/modules/profiles/display-name.repository.ts';
import type { RunItemState } from '#domain/run/run.ts';

const ORDER: ListOrder = {
  keys: [
    { of: runItems.rank, kind: 'number' },
    { of: runItems.position, kind: 'number' },
  ],
};

/** Items of a run with their names: what failed first, then what is in hand, done and waiting. */
export function itemsPage(
  tx: Tx,
  { tenantId, runId, state }: { tenantId: string; runId: string; state?: RunItemState },
  asked: Place,
  count: () => PromiseLike<number>,
) {
  return pageByKey({
    asked,
    order: ORDER,
    scope: [tenantId, 'run', runId, state ?? null],
    rows: ({ key, where, orderBy, limit }) =>
      tx
        .select({
          key,
          item: runItems,
          name: PARTY.name,
          reference: investments.reference,
          tokens: investments.tokens,
          issuance: issuances.title,
        })
        .from(runItems)
        .innerJoin(users, and(eq(users.tenantId, runItems.tenantId), eq(users.id, runItems.userId)))
        .innerJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
        .leftJoin(
          investments,
          and(eq(investments.tenantId, runItems.tenantId), eq(investments.id, runItems.investmentId)),
        )
        .leftJoin(
          issuances,
          and(eq(issuances.tenantId, investments.tenantId), eq(issuances.id, investments.issuanceId)),
        )
        .where(
          and(
            eq(runItems.tenantId, tenantId),
            eq(runItems.runId, runId),
            state ? eq(runItems.state, state) : undefined,
            where,
          ),
        )
        .orderBy(...orderBy)
        .limit(limit),
    count: () => exactly(count()),
  });
}
