import { and, eq, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { mails } from '#backend/db/schema/mails.ts';
import type { Tx } from '#backend/db/transaction.ts';

export type MailRow = typeof mails.$inferSelect;

/** As long as its job may take. */
const CLAIM_MS = 60_000;

const isIt = (tenantId: string, id: string) => and(eq(mails.tenantId, tenantId), eq(mails.id, id));

/**
 * Takes a mail into hand for a minute. Null where there is nothing to send: it has left, its address takes none, or it failed so long ago that what it
 * said was forgotten.
 * @throws where another job has it in hand: the job is tried again later
 */
export async function claimMail(tx: Tx, tenantId: string, id: string, now: Date): Promise<MailRow | null> {
  const isFree = or(isNull(mails.claimedUntil), lte(mails.claimedUntil, now));
  const isToSend = and(notInArray(mails.state, ['SENT', 'BOUNCED']), sql`${mails.plain} <> ''`);
  const [taken] = await tx
    .update(mails)
    .set({ claimedUntil: new Date(now.getTime() + CLAIM_MS) })
    .where(and(isIt(tenantId, id), isToSend, isFree))
    .returning();
  if (taken) return taken;
  const [held] = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(isIt(tenantId, id), isToSend));
  if (held) throw new Error(`mail ${id} is in another job's hand`);
  return null;
}

/** A server did not take it: for now, or for good. @param failure what it said */
export async function noteFailure(
  tx: Tx,
  { tenantId, id }: Pick<MailRow, 'tenantId' | 'id'>,
  { state, failure }: { state: 'FAILED' | 'BOUNCED'; failure: string },
): Promise<void> {
  await tx
    .update(mails)
    .set({ state, failure, claimedUntil: null, attempts: sql`${mails.attempts} + 1` })
    .where(isIt(tenantId, id));
}

/** It has left. What was told stays with whom it was told to: codes and links are kept nowhere else in the clear. */
export async function noteSent(tx: Tx, mail: Pick<MailRow, 'tenantId' | 'id' | 'kind'>, sentAt: Date): Promise<void> {
  const { tenantId, id, kind } = mail;
  const gone = { subject: kind, html: '', plain: '', failure: null, claimedUntil: null };
  await tx
    .update(mails)
    .set({ ...gone, state: 'SENT', sentAt, attempts: sql`${mails.attempts} + 1` })
    .where(isIt(tenantId, id));
}
