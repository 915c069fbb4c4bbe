import { and, desc, eq } from 'drizzle-orm';
import { exportJobs } from '#backend/db/schema/exports.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { OWN_DATA } from '#domain/export/exported-lists.ts';
import type { ExportJob } from '../exports.repository.ts';

/** The copy of a person's own data that was asked for last; null where none was. */
export async function newestCopy(tx: Tx, tenantId: string, userId: string): Promise<ExportJob | null> {
  const [row] = await tx
    .select()
    .from(exportJobs)
    .where(and(eq(exportJobs.tenantId, tenantId), eq(exportJobs.userId, userId), eq(exportJobs.list, OWN_DATA)))
    .orderBy(desc(exportJobs.askedAt), desc(exportJobs.id))
    .limit(1);
  return row ?? null;
}
