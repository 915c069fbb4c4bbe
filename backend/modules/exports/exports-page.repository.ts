import { and, eq, ne, or, sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { exportJobs } from '#backend/db/schema/exports.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { PARTY } from '#backend/modules/profiles/display-name.repository.ts';
import { type ExportArea, OWN_DATA } from '#domain/export/exported-lists.ts';

const NEWEST_FIRST: ListOrder = {
  keys: [
    { of: exportJobs.askedAt, kind: 'moment' },
    { of: exportJobs.id, kind: 'id' },
  ],
  descending: true,
};

/** What is before it in its tenant's queue, and itself; null once it is no longer waiting. */
const PLACE = sql<number | null>`case when ${exportJobs.state} = 'QUEUED' then (
  select count(*)::int from exports q where q.tenant_id = ${exportJobs.tenantId} and q.state in ('QUEUED', 'PREPARING')
    and (q.asked_at, q.id) <= (${exportJobs.askedAt}, ${exportJobs.id})) end`;

/** The project that a list, its distribution, or its filter, is of. */
const PROJECT = sql`coalesce(
  (select d.issuance_id::text from distributions d where d.tenant_id = ${exportJobs.tenantId} and d.id = ${exportJobs.aboutId}),
  ${exportJobs.aboutId}::text, ${exportJobs.filter}->>'issuance')`;

function shown(tx: Tx, key = sql<string[]>`array[]::text[]`) {
  return tx
    .select({
      key,
      job: exportJobs,
      by: PARTY.name,
      place: PLACE,
      project: { id: issuances.id, title: issuances.title },
    })
    .from(exportJobs)
    .innerJoin(users, and(eq(users.tenantId, exportJobs.tenantId), eq(users.id, exportJobs.userId)))
    .innerJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
    .leftJoin(issuances, and(eq(issuances.tenantId, exportJobs.tenantId), sql`${issuances.id}::text = ${PROJECT}`));
}
export type ShownExport = Awaited<ReturnType<typeof shown>>[number];

/** One as it is shown; null where there is none. */
export async function shownExport(tx: Tx, tenantId: string, id: string): Promise<ShownExport | null> {
  const [row] = await shown(tx).where(and(eq(exportJobs.tenantId, tenantId), eq(exportJobs.id, id)));
  return row ?? null;
}

interface Whose {
  tenantId: string;
  area: ExportArea;
  /** Null: everybody's of the area. */
  userId: string | null;
  readerId: string;
}

/** One page of those that were asked for in an area, newest first; a copy of somebody's own data is told to them alone. */
export function exportsPage(tx: Tx, { tenantId, area, userId, readerId }: Whose, asked: Place) {
  const where = and(
    eq(exportJobs.tenantId, tenantId),
    eq(exportJobs.area, area),
    userId === null
      ? or(ne(exportJobs.list, OWN_DATA), eq(exportJobs.userId, readerId))
      : eq(exportJobs.userId, userId),
  );
  return pageByKey<ShownExport>({
    asked,
    order: NEWEST_FIRST,
    scope: [tenantId, 'exports', area, userId ?? readerId],
    rows: ({ key, where: beside, orderBy, limit }) =>
      shown(tx, key)
        .where(and(where, beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, tx.select({ id: exportJobs.id }).from(exportJobs).where(where)),
  });
}
