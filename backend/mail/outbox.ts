import { randomUUID } from 'node:crypto';
import { mails } from '#backend/db/schema/mails.ts';
import type { Work } from '#backend/work.ts';
import { shownMail } from '#domain/message/shown-mail.ts';
import type { MailOrder } from './mail-order.ts';
import { renderMail } from './render-mail.ts';

/**
 * Writes a mail into the outbox in the work's transaction, and the job that delivers it. With no mail server it stays in the mailbox of this machine.
 * What it says is kept beside it with its secrets blotted out: that alone stays once it has left.
 */
export async function queueMail(work: Work, order: MailOrder): Promise<void> {
  const { tx, tenant, now, deps } = work;
  const origin = deps.config.dashboardOrigin(tenant.primaryHost);
  const { subject, html, plain } = renderMail(tenant, order, origin);
  const id = randomUUID();
  await tx.insert(mails).values({
    tenantId: tenant.id,
    id,
    kind: order.kind,
    toAddress: order.to.email,
    userId: order.to.userId ?? null,
    messageId: order.messageId ?? null,
    lang: order.to.lang,
    subject,
    html,
    plain,
    unsubscribe: order.leave ? origin + order.leave.oneClick : null,
    shown: shownOf(order),
    attachmentFileIds: [...(order.attachFileIds ?? [])],
    state: deps.config.smtpUrl ? 'QUEUED' : 'KEPT',
    createdAt: now,
  });
  if (!deps.config.smtpUrl) return;
  await work.enqueue('mail.deliver', { tenantId: tenant.id, mailId: id }, order.bulk ? { priority: -1 } : {});
}

function shownOf({ kind, words: { subject, heading, paragraphs, code, action, note }, path }: MailOrder) {
  return shownMail(kind, {
    subject: subject.replace(/[\r\n]+/g, ' '),
    heading: heading ?? null,
    paragraphs,
    code: code ?? null,
    action: action && path ? { label: action, path } : null,
    note: note ?? null,
  });
}
