import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { complaintPapers } from '#backend/db/schema/complaints.ts';
import { files } from '#backend/db/schema/files.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { ComplaintRow } from './complaints.repository.ts';

const ofOne = (tenantId: string, complaintId: string) =>
  and(eq(complaintPapers.tenantId, tenantId), eq(complaintPapers.complaintId, complaintId));

/** The moment at which one of several papers counts as having come: a millisecond after the one before, so that they stay in the order in which they were sent. */
export const inOrder = (now: Date, at: number): Date => new Date(now.getTime() + at);

/** All papers of a complaint, the first one first: those that were sent, and those that wait for the team's next word. */
export function papersOfComplaint(tx: Tx, tenantId: string, complaintId: string) {
  return tx
    .select({
      id: complaintPapers.id,
      stepId: complaintPapers.stepId,
      state: complaintPapers.state,
      fileId: complaintPapers.fileId,
      name: files.name,
    })
    .from(complaintPapers)
    .innerJoin(files, and(eq(files.tenantId, complaintPapers.tenantId), eq(files.id, complaintPapers.fileId)))
    .where(ofOne(tenantId, complaintId))
    .orderBy(asc(complaintPapers.createdAt), asc(complaintPapers.id));
}
export type ComplaintPaper = Awaited<ReturnType<typeof papersOfComplaint>>[number];

const waiting = ({ tenantId, id }: Pick<ComplaintRow, 'tenantId' | 'id'>) =>
  and(ofOne(tenantId, id), eq(complaintPapers.state, 'WAITS'));

/** The files that went out with the newest step: whoever has no account gets them with the mail. */
export async function filesOfNewestStep(tx: Tx, tenantId: string, complaintId: string): Promise<string[]> {
  const newest = sql`(select s.id from complaint_steps s where s.tenant_id = ${tenantId} and s.complaint_id = ${complaintId} order by s.at desc, s.id limit 1)`;
  const rows = await tx
    .select({ fileId: complaintPapers.fileId })
    .from(complaintPapers)
    .where(and(ofOne(tenantId, complaintId), sql`${complaintPapers.stepId} = ${newest}`));
  return rows.map(({ fileId }) => fileId);
}

/** How many wait for the next word. */
export async function countWaitingPapers(tx: Tx, of: Pick<ComplaintRow, 'tenantId' | 'id'>): Promise<number> {
  const [row] = await tx.select({ found: count() }).from(complaintPapers).where(waiting(of));
  return row?.found ?? 0;
}

export async function insertPaper(tx: Tx, row: typeof complaintPapers.$inferInsert): Promise<string> {
  const [made] = await tx.insert(complaintPapers).values(row).returning({ id: complaintPapers.id });
  if (!made) throw new Error('the paper was not written');
  return made.id;
}

/** Sends what waits along with a step: from now on it is theirs who complain, to read and in the copy of their data. */
export async function sendWaiting(
  tx: Tx,
  complaint: Pick<ComplaintRow, 'tenantId' | 'id' | 'userId'>,
  stepId: string,
): Promise<void> {
  const sent = await tx
    .update(complaintPapers)
    .set({ state: 'SENT', stepId })
    .where(waiting(complaint))
    .returning({ fileId: complaintPapers.fileId });
  if (sent.length === 0 || complaint.userId === null) return;
  const fileIds = sent.map(({ fileId }) => fileId);
  await tx
    .update(files)
    .set({ ownerUserId: complaint.userId })
    .where(and(eq(files.tenantId, complaint.tenantId), inArray(files.id, fileIds)));
}

/** Takes one back that was not sent: its file, or null. */
export async function takeBackPaper(tx: Tx, complaintId: string, paperId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ file: string | null }>(
    sql`select lonja_take_back_complaint_paper(${complaintId}::uuid, ${paperId}::uuid) as file`,
  );
  return rows[0]?.file ?? null;
}
