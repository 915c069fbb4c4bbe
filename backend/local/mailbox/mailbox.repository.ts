import { and, desc, eq } from 'drizzle-orm';
import { mails } from '#backend/db/schema/mails.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** A tenant's newest mails, without their content. */
export function newestMails(tx: Tx, tenantId: string, limit: number) {
  return tx
    .select({ id: mails.id, to: mails.toAddress, subject: mails.subject, at: mails.createdAt })
    .from(mails)
    .where(eq(mails.tenantId, tenantId))
    .orderBy(desc(mails.createdAt))
    .limit(limit);
}

/** What a mail shows; null where there is no such mail. */
export async function mailHtml(tx: Tx, tenantId: string, id: string): Promise<string | null> {
  const [mail] = await tx
    .select({ html: mails.html })
    .from(mails)
    .where(and(eq(mails.tenantId, tenantId), eq(mails.id, id)));
  return mail?.html ?? null;
}
