import { and, eq, inArray } from 'drizzle-orm';
import nodemailer, { type Transporter } from 'nodemailer';
import { files } from '#backend/db/schema/files.ts';
import { inTenant, type Tx } from '#backend/db/transaction.ts';
import type { Deps } from '#backend/deps.ts';
import { fileKey } from '#backend/files/keep-file.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import { ONE_CLICK } from '#domain/message/mail-leave.ts';
import { claimMail, type MailRow, noteFailure, noteSent } from './claim-mail.repository.ts';
import { noteDeadAddress } from './dead-address.repository.ts';
import { returnAddress } from './return-address.ts';
import { serverSaid } from './server-said.ts';

/** The mail server's connection, pooled; null where none is set. */
export function mailTransport({ smtpUrl, dkim }: Pick<Deps['config'], 'smtpUrl' | 'dkim'>): Transporter | null {
  if (!smtpUrl) return null;
  const signing = dkim && { ...dkim, headerFieldNames: SIGNED_HEADERS };
  return nodemailer.createTransport({ url: smtpUrl, pool: true, ...(signing ? { dkim: signing } : {}) } as object);
}

/** What a signature covers. A way out by one press counts only where both its lines are signed (RFC 8058, 4). */
const SIGNED_HEADERS = [
  ...['From', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'MIME-Version', 'Content-Type'],
  ...['Content-Transfer-Encoding', 'Content-Language', 'Auto-Submitted', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':');

/** The head's way out of mails that are news. */
function wayOut({ unsubscribe }: Pick<MailRow, 'unsubscribe'>): Record<string, string> {
  if (!unsubscribe) return {};
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': `${ONE_CLICK.name}=${ONE_CLICK.value}` };
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
 * Sends one mail of the outbox. A mail that was sent already is not sent again, and no two jobs send one at once; a failure is thrown, so that the job is
 * tried again later, but for an address that takes no mail at all.
 * The message id is the mail's own: a mail server that gets it twice can tell.
 */
export async function deliverMail(
  deps: Deps,
  transport: Transporter,
  { tenantId, mailId }: JobData['mail.deliver'],
): Promise<void> {
  const found = await inTenant(deps.pool, tenantId, async (tx) => {
    const mail = await claimMail(tx, tenantId, mailId, deps.clock.now());
    return mail && { mail, attached: await attachedTo(tx, mail), tenant: await deps.tenants.load(tx, tenantId, '') };
  });
  if (!found) return;
  const { mail, attached, tenant } = found;
  const { from, replyTo } = senderOf(deps, tenant);
  try {
    await transport.sendMail({
      messageId: `<${mail.id}@${from.address.split('@')[1] ?? 'localhost'}>`,
      from,
      // Where it comes back to if it cannot be delivered: of this mail alone (RFC 5321, 4.4).
      ...(deps.config.returns
        ? { envelope: { from: returnAddress(deps.config.returns, mail.id), to: mail.toAddress } }
        : {}),
      ...(replyTo ? { replyTo } : {}),
      // A machine wrote it: no out-of-office answer is wanted (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.lang, ...wayOut(mail) },
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
    const said = serverSaid(error);
    await inTenant(deps.pool, tenantId, async (tx) => {
      await noteFailure(tx, mail, said);
      const { userId, toAddress } = mail;
      if (said.state === 'BOUNCED' && userId) await noteDeadAddress(tx, tenantId, userId, toAddress, deps.clock.now());
    });
    if (said.state === 'BOUNCED') return;
    throw error;
  }
  await inTenant(deps.pool, tenantId, (tx) => noteSent(tx, mail, deps.clock.now()));
}

/** The kept files that travel with it. */
function attachedTo(tx: Tx, { tenantId, attachmentFileIds }: MailRow) {
  if (attachmentFileIds.length === 0) return [];
  return tx
    .select()
    .from(files)
    .where(and(eq(files.tenantId, tenantId), inArray(files.id, attachmentFileIds)));
}
