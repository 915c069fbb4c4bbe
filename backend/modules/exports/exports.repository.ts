import { and, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { anyRow } from '#backend/db/any-row.ts';
import { inText } from '#backend/db/in-text.ts';
import { exportJobs } from '#backend/db/schema/exports.ts';
import type { Tx } from '#backend/db/transaction.ts';

export type ExportJob = typeof exportJobs.$inferSelect;

const UNDER_WAY = ['QUEUED', 'PREPARING'] as const;

const ofJob = (tenantId: string, id: string) => and(eq(exportJobs.tenantId, tenantId), eq(exportJobs.id, id));

export async function insertExport(tx: Tx, job: typeof exportJobs.$inferInsert): Promise<ExportJob> {
  const [row] = await tx.insert(exportJobs).values(job).returning();
  if (!row) throw new Error('the export was not written');
  return row;
}

/** Locks one; null where there is none. */
export async function lockExport(tx: Tx, tenantId: string, id: string): Promise<ExportJob | null> {
  const [row] = await tx.select().from(exportJobs).where(ofJob(tenantId, id)).for('update');
  return row ?? null;
}

export async function updateExport(
  tx: Tx,
  { tenantId, id }: Pick<ExportJob, 'tenantId' | 'id'>,
  change: Partial<ExportJob>,
): Promise<void> {
  await tx.update(exportJobs).set(change).where(ofJob(tenantId, id));
}

/** How many are under way in a tenant, and of those how many a person's. Nobody else of the tenant asks for one until the transaction ends. */
export async function countUnderWay(tx: Tx, tenantId: string, userId: string): Promise<{ all: number; own: number }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('exports ' || ${tenantId}, 0))`);
  const [row] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      own: sql<number>`(count(*) filter (where ${exportJobs.userId} = ${userId}))::int`,
    })
    .from(exportJobs)
    .where(and(eq(exportJobs.tenantId, tenantId), inArray(exportJobs.state, [...UNDER_WAY])));
  return row ?? { all: 0, own: 0 };
}

/** Adds rows to what is written, where this attempt still is the one that counts; false where it is not: cancelled, or begun anew elsewhere. */
export async function moveOn(tx: Tx, job: ExportJob, rows: number, total: number | null, at: Date): Promise<boolean> {
  const moved = await tx
    .update(exportJobs)
    .set({ rows, total, movedAt: at })
    .where(and(ofJob(job.tenantId, job.id), eq(exportJobs.state, 'PREPARING'), eq(exportJobs.attempts, job.attempts)))
    .returning({ id: exportJobs.id });
  return moved.length > 0;
}

/** By their states, which the index of these is of. */
const isSilent = (tenantId: string, workingSince: Date, waitingSince: Date) =>
  and(
    eq(exportJobs.tenantId, tenantId),
    inText(inArray(exportJobs.state, [...UNDER_WAY])),
    or(
      and(eq(exportJobs.state, 'PREPARING'), lt(exportJobs.movedAt, workingSince)),
      and(eq(exportJobs.state, 'QUEUED'), lt(exportJobs.movedAt, waitingSince)),
    ),
  );
const isOver = (tenantId: string, now: Date) =>
  and(eq(exportJobs.tenantId, tenantId), inText(eq(exportJobs.state, 'READY')), lt(exportJobs.expiresAt, now));
const isForgotten = (tenantId: string, before: Date) =>
  and(
    eq(exportJobs.tenantId, tenantId),
    lt(exportJobs.askedAt, before),
    inArray(exportJobs.state, ['EXPIRED', 'FAILED', 'CANCELED']),
  );

/** Moments before which exports are silent, over or forgotten. */
export interface ExportMoments {
  workingSince: Date;
  waitingSince: Date;
  now: Date;
  forgottenBefore: Date;
}

/** Whether `silentExports` or `endedExports` finds any, or `forgetExports` forgets any. */
export function anyExportToSweep(tenantId: string, moments: ExportMoments): SQL {
  const silent = isSilent(tenantId, moments.workingSince, moments.waitingSince);
  const [over, forgotten] = [isOver(tenantId, moments.now), isForgotten(tenantId, moments.forgottenBefore)];
  return sql`(${anyRow(exportJobs, silent)} or ${anyRow(exportJobs, over)} or ${anyRow(exportJobs, forgotten)})`;
}

/** Those that are under way and of which nothing was heard: at work since one moment, waiting since another. */
export function silentExports(tx: Tx, tenantId: string, workingSince: Date, waitingSince: Date): Promise<ExportJob[]> {
  return tx
    .select()
    .from(exportJobs)
    .where(isSilent(tenantId, workingSince, waitingSince))
    .for('update', { skipLocked: true });
}

/** Those whose file is there no longer than until a moment. */
export function endedExports(tx: Tx, tenantId: string, now: Date): Promise<ExportJob[]> {
  return tx.select().from(exportJobs).where(isOver(tenantId, now)).for('update', { skipLocked: true });
}

/** Forgets those without a file that were asked for before a moment. */
export async function forgetExports(tx: Tx, tenantId: string, before: Date): Promise<number> {
  const { rowCount } = await tx.delete(exportJobs).where(isForgotten(tenantId, before));
  return rowCount ?? 0;
}
