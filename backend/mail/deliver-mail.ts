import { and, eq, inArray, sql } from 'drizzle-orm';
import nodemailer, { type Transporter } from 'nodemailer';
import { files } from '#backend/db/schema/files.ts';
import { mails } from '#backend/db/schema/mails.ts';
import { inTenant } from '#backend/db/transaction.ts';
import type { Deps } from '#backend/deps.ts';
import { fileKey } from '#backend/files/keep-file.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';

/** The mail server's connection, pooled; null where none is set. */
export function mailTransport({ smtpUrl, dkim }: Pick<Deps['config'], 'smtpUrl' | 'dkim'>): Transporter | null {
  if (!smtpUrl) return null;
  return nodemailer.createTransport({ url: smtpUrl, pool: true, ...(dkim ? { dkim } : {}) } as object);
}

/** Who writes: under the tenant's name, from its own address where it has one. */
function senderOf({ config }: Pick<Deps, 'config'>, tenant: Pick<CallTenant, 'customization' | 'settings'>) {
  const { from, replyTo } = tenant.settings.mail;
  return {
    from: { name: tenant.customization.tenant.name, address: from ?? config.mailFrom },
    replyTo: replyTo ?? config.mailReplyTo,
  };
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
    return { mail, attached, tenant: await deps.tenants.load(tx, tenantId, '') };
  });
  const { mail, attached, tenant } = found;
  // A mail with nothing in it failed so long ago that it was forgotten.
  if (!mail || mail.state === 'SENT' || mail.plain === '') return;
  const { from, replyTo } = senderOf(deps, tenant);
  try {
    await transport.sendMail({
      messageId: `<${mail.id}@${from.address.split('@')[1] ?? 'localhost'}>`,
      from,
      ...(replyTo ? { replyTo } : {}),
      // A machine wrote it: no out-of-office answer is wanted (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.lang },
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
