import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { projectViews, viewBatches } from '#backend/db/schema/project-views.ts';
import { totalsNow } from '#backend/db/schema/totals.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { Day } from '#domain/time/zone.ts';

/** Steps and money of an issuance by day, as kept (migration 0080): the status is the day, for a step with its event before it. */
export function keptDays(tx: Tx, tenantId: string, issuanceId: string) {
  return tx
    .select({
      kind: totalsNow.kind,
      status: totalsNow.status,
      count: sql<number>`sum(${totalsNow.count})::int`,
      cents: sql<string>`sum(${totalsNow.cents})::text`,
    })
    .from(totalsNow)
    .where(
      and(
        eq(totalsNow.tenantId, tenantId),
        inArray(totalsNow.kind, ['step', 'raised']),
        eq(totalsNow.issuanceId, issuanceId),
      ),
    )
    .groupBy(totalsNow.kind, totalsNow.status);
}

/** Views of an issuance's public page by day. */
export function viewDays(tx: Tx, tenantId: string, issuanceId: string) {
  return tx
    .select({ day: projectViews.day, count: projectViews.count })
    .from(projectViews)
    .where(and(eq(projectViews.tenantId, tenantId), eq(projectViews.issuanceId, issuanceId)))
    .orderBy(asc(projectViews.day));
}

/** Takes a batch's name; false where it has been taken: whoever sends it a second time at the same moment waits for the first. */
export async function takeBatch(tx: Tx, tenantId: string, id: string, now: Date): Promise<boolean> {
  const taken = await tx
    .insert(viewBatches)
    .values({ tenantId, id, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: viewBatches.id });
  return taken.length > 0;
}

/** Adds views to their projects, by the addresses that these have or had; what is none is left out. Answers how many were counted. */
export async function addViews(
  tx: Tx,
  tenantId: string,
  day: Day,
  pages: readonly { slug: string; count: number }[],
): Promise<number> {
  // Always in one order, so that two batches wait for one another and never for each other.
  const { rows } = await tx.execute<{ counted: number }>(sql`
    with sent as (
      select s.issuance_id, sum(p.count)::int as count
      from unnest(${sql.param(pages.map(({ slug }) => slug))}::text[], ${sql.param(pages.map(({ count }) => count))}::int[]) p (slug, count)
      join issuance_slugs s on s.tenant_id = ${tenantId} and s.slug = p.slug
      group by s.issuance_id order by s.issuance_id
    ), put as (
      insert into project_views (tenant_id, issuance_id, day, count)
        select ${tenantId}, issuance_id, ${day}::date, count from sent order by issuance_id
      on conflict on constraint project_views_pk do update set count = project_views.count + excluded.count
      returning 1
    )
    select coalesce(sum(count), 0)::int as counted from sent where (select count(*) from put) >= 0`);
  return rows[0]?.counted ?? 0;
}
