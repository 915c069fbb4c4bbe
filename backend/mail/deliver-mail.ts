import { and, eq, inArray, sql } from 'drizzle-orm';
import nodemailer, { type Transporter } from 'nodemailer';
import { files } from '#backend/db/schema/files.ts';
import { mails } from '#backend/db/schema/mails.ts';
import { inTenant } from '#backend/db/transaction.ts';
import type { Deps } from '#backend/deps.ts';
import { fileKey } from '#backend/files/keep-file.ts';
import type { JobData } from '#backend/jobs/queues.ts';

/** The mail server's connection, pooled; null where none is set. */
export function mailTransport({ smtpUrl }: Deps['config']): Transporter | null {
  return smtpUrl ? nodemailer.createTransport(smtpUrl, { pool: true } as object) : null;
}

/**
 * Sends one mail of the outbox. A mail that was sent already is not sent again; a failure is thrown, so that the job is tried again later.
 * The message id is the mail's own: a mail server that gets it twice can tell.
 */
export async function deliverMail(
  deps: Deps,
  transport: Transporter,
  { tenantId, mailId }: JobData['mail.deliver'],
): Promise<void> {
  const isIt = and(eq(mails.tenantId, tenantId), eq(mails.id, mailId));
  const found = await inTenant(deps.pool, tenantId, async (tx) => {
    const [mail] = await tx.select().from(mails).where(isIt);
    const attached = mail?.attachmentFileIds.length
      ? await tx
          .select()
          .from(files)
          .where(and(eq(files.tenantId, tenantId), inArray(files.id, mail.attachmentFileIds)))
      : [];
    return { mail, attached };
  });
  const { mail, attached } = found;
  if (!mail || mail.state === 'SENT') return;
  try {
    await transport.sendMail({
      messageId: `<${mail.id}@${deps.config.mailFrom.split('@')[1] ?? 'localhost'}>`,
      from: deps.config.mailFrom,
      to: mail.toAddress,
      subject: mail.subject,
      text: mail.plain,
      html: mail.html,
      attachments: await Promise.all(
        attached.map(async (file) => ({
          filename: file.name,
          contentType: file.contentType,
          content: await deps.files.read(fileKey(tenantId, file.id)),
        })),
      ),
    });
  } catch (error) {
    await inTenant(deps.pool, tenantId, (tx) =>
      tx
        .update(mails)
        .set({ state: 'FAILED', attempts: sql`${mails.attempts} + 1` })
        .where(isIt),
    );
    throw error;
  }
  await inTenant(deps.pool, tenantId, (tx) =>
    tx
      .update(mails)
      // What was told stays with whom it was told to: codes and links are kept nowhere else in the clear.
      .set({
        state: 'SENT',
        sentAt: deps.clock.now(),
        attempts: sql`${mails.attempts} + 1`,
        subject: mail.kind,
        html: '',
        plain: '',
      })
      .where(isIt),
  );
}
