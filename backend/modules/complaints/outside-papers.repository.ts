import { and, eq, inArray, lt } from 'drizzle-orm';
import { complaintRequestPapers, complaintRequests } from '#backend/db/schema/complaints.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { RequestRow } from './outside.repository.ts';

export async function insertRequestPaper(tx: Tx, row: typeof complaintRequestPapers.$inferInsert): Promise<void> {
  await tx.insert(complaintRequestPapers).values(row);
}

/** Takes the papers from what waits: their files. */
export async function takeRequestPapers(tx: Tx, { tenantId, id }: Pick<RequestRow, 'tenantId' | 'id'>) {
  const rows = await tx
    .delete(complaintRequestPapers)
    .where(and(eq(complaintRequestPapers.tenantId, tenantId), eq(complaintRequestPapers.requestId, id)))
    .returning({ fileId: complaintRequestPapers.fileId });
  return rows.map(({ fileId }) => fileId);
}

/** Takes away what nobody has proved in time: how many, and the files that nothing points to any more. */
export async function forgetUnproved(tx: Tx, tenantId: string, now: Date): Promise<{ gone: number; files: string[] }> {
  const over = and(eq(complaintRequests.tenantId, tenantId), lt(complaintRequests.expiresAt, now));
  const found = await tx.select({ id: complaintRequests.id }).from(complaintRequests).where(over).for('update');
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return { gone: 0, files: [] };
  const papers = await tx
    .delete(complaintRequestPapers)
    .where(and(eq(complaintRequestPapers.tenantId, tenantId), inArray(complaintRequestPapers.requestId, ids)))
    .returning({ fileId: complaintRequestPapers.fileId });
  await tx
    .delete(complaintRequests)
    .where(and(eq(complaintRequests.tenantId, tenantId), inArray(complaintRequests.id, ids)));
  return { gone: ids.length, files: papers.map(({ fileId }) => fileId) };
}
