import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import { complaintLinks, complaintRequests, complaints } from '#backend/db/schema/complaints.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { OPEN_COMPLAINTS } from '#domain/complaint/complaint.ts';

export type RequestRow = typeof complaintRequests.$inferSelect;

/** Writes down what waits for its proof, and answers its id. */
export async function insertRequest(tx: Tx, row: Omit<RequestRow, 'id'>): Promise<string> {
  const id = randomUUID();
  await tx.insert(complaintRequests).values({ ...row, id });
  return id;
}

/** Of two that say the same at once the second waits for the first. */
export async function lockSaid(tx: Tx, tenantId: string, said: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`complaint said ${tenantId} ${said}`}, 0))`);
}

/** What waits and says the same, sent since a moment; null for none. */
export async function requestSaid(tx: Tx, tenantId: string, said: string, since: Date) {
  const [row] = await tx
    .select({ expiresAt: complaintRequests.expiresAt })
    .from(complaintRequests)
    .where(
      and(
        eq(complaintRequests.tenantId, tenantId),
        eq(complaintRequests.saidHash, said),
        gt(complaintRequests.createdAt, since),
      ),
    )
    .limit(1);
  return row ?? null;
}

/** What waits behind a link for its proof, locked: of two presses the second waits for the first. */
export async function lockRequest(tx: Tx, tenantId: string, tokenHash: string): Promise<RequestRow | null> {
  const [row] = await tx
    .select()
    .from(complaintRequests)
    .where(and(eq(complaintRequests.tenantId, tenantId), eq(complaintRequests.tokenHash, tokenHash)))
    .for('update');
  return row ?? null;
}

export async function dropRequest(tx: Tx, { tenantId, id }: Pick<RequestRow, 'tenantId' | 'id'>): Promise<void> {
  await tx.delete(complaintRequests).where(and(eq(complaintRequests.tenantId, tenantId), eq(complaintRequests.id, id)));
}

export async function insertComplaintLink(tx: Tx, row: typeof complaintLinks.$inferInsert): Promise<void> {
  await tx.insert(complaintLinks).values(row);
}

/** The complaint that a link leads to, or null. */
export async function complaintOfLink(tx: Tx, tenantId: string, tokenHash: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: complaintLinks.complaintId })
    .from(complaintLinks)
    .where(and(eq(complaintLinks.tenantId, tenantId), eq(complaintLinks.tokenHash, tokenHash)));
  return row?.id ?? null;
}

/** How many complaints of an e-mail address without an account are open. Counted one after the other. */
export async function countOpenOf(tx: Tx, tenantId: string, email: string): Promise<number> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`complaint ${tenantId} ${email.toLowerCase()}`}, 0))`,
  );
  const [row] = await tx
    .select({ found: count() })
    .from(complaints)
    .where(
      and(
        eq(complaints.tenantId, tenantId),
        eq(sql`lower(${complaints.outsideEmail})`, email.toLowerCase()),
        inArray(complaints.state, [...OPEN_COMPLAINTS]),
      ),
    );
  return row?.found ?? 0;
}

/** Takes those away that ended before a moment: how many went, and the files that nothing points to any more. */
export async function forgetOutside(tx: Tx, endedBefore: Date) {
  const { rows } = await tx.execute<{ gone: number; files: string[] }>(
    sql`select gone, files from lonja_forget_outside_complaints(${endedBefore.toISOString()}::timestamptz)`,
  );
  return rows[0] ?? { gone: 0, files: [] };
}
