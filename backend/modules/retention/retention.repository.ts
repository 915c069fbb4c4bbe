import { eq, max, sql, sum } from 'drizzle-orm';
import { keptRecords } from '#backend/db/schema/deleted-people.ts';
import { removals } from '#backend/db/schema/removals.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { Day } from '#domain/time/zone.ts';

/** What was taken away of each kind so far, and when last. */
export async function removedSoFar(tx: Tx, tenantId: string) {
  const rows = await tx
    .select({ kind: removals.kind, count: sum(removals.removed), lastOn: max(removals.day) })
    .from(removals)
    .where(eq(removals.tenantId, tenantId))
    .groupBy(removals.kind);
  return new Map<string, { count: number; last_on: Day }>(
    rows.map(({ kind, count, lastOn }) => [kind, { count: Number(count), last_on: lastOn ?? '' }]),
  );
}

interface KeptRow extends Record<string, unknown> {
  kind: string;
  people: number;
  next: Day | null;
  removed: string;
  last_on: Day | null;
}

/** What a law keeps of people whose accounts ended, and what of it has gone, by kind. Days are the tenant's. */
export async function keptOfTheGone(tx: Tx, tenantId: string, timeZone: string): Promise<KeptRow[]> {
  const { rows } = await tx.execute<KeptRow>(sql`
    select ${keptRecords.kind} as kind, (count(*) filter (where ${keptRecords.removedAt} is null))::int as people,
      to_char(min(${keptRecords.until}) filter (where ${keptRecords.removedAt} is null), 'YYYY-MM-DD') as next,
      coalesce(sum(${keptRecords.removed}), 0)::text as removed,
      to_char(max(${keptRecords.removedAt}) at time zone ${timeZone}, 'YYYY-MM-DD') as last_on
    from ${keptRecords} where ${keptRecords.tenantId} = ${tenantId} group by ${keptRecords.kind}`);
  return rows;
}
