import { randomUUID } from 'node:crypto';
import type { Work } from '#backend/work.ts';
import { shownMail } from '#domain/message/shown-mail.ts';
import type { MailOrder } from './mail-order.ts';
import { insertMails, type MailText } from './outbox.repository.ts';
import { renderMail } from './render-mail.ts';

/** So many mails one statement writes. */
const WRITTEN_AT_ONCE = 500;

/**
 * Writes mails into the outbox in the work's transaction, and the jobs that deliver them; a set by one statement each, and what several say to the letter is drawn once.
 * With no mail server they stay in the mailbox of this machine. What they say is kept beside them with its secrets blotted out: that alone stays once they have left.
 */
export async function queueMails(work: Work, orders: readonly MailOrder[]): Promise<void> {
  for (let from = 0; from < orders.length; from += WRITTEN_AT_ONCE)
    await queueSome(work, orders.slice(from, from + WRITTEN_AT_ONCE));
}

async function queueSome(work: Work, orders: readonly MailOrder[]): Promise<void> {
  const { tx, tenant, now, deps } = work;
  const texts = new Map<string, { at: number; text: MailText }>();
  const mails = orders.map((order) => {
    const { kind, to, words, path, leave, attachFileIds, messageId, bulk } = order;
    const key = JSON.stringify([kind, to.lang, words, path, leave, attachFileIds]);
    const known = texts.get(key) ?? { at: texts.size, text: textOf(work, order) };
    texts.set(key, known);
    const whose = { toAddress: to.email, userId: to.userId ?? null, messageId: messageId ?? null };
    return { id: randomUUID(), ...whose, text: known.at, isBulk: bulk === true };
  });
  const state = deps.config.smtpUrl ? 'QUEUED' : 'KEPT';
  await insertMails(
    tx,
    { tenantId: tenant.id, state, createdAt: now },
    mails,
    [...texts.values()].map(({ text }) => text),
  );
  if (!deps.config.smtpUrl) return;
  for (const isBulk of [false, true])
    await work.enqueueAll(
      'mail.deliver',
      mails.filter((mail) => mail.isBulk === isBulk).map(({ id }) => ({ tenantId: tenant.id, mailId: id })),
      isBulk ? { priority: -1 } : {},
    );
}

function textOf({ tenant, deps }: Work, order: MailOrder): MailText {
  const origin = deps.config.dashboardOrigin(tenant.primaryHost);
  return {
    kind: order.kind,
    lang: order.to.lang,
    ...renderMail(tenant, order, origin),
    unsubscribe: order.leave ? origin + order.leave.oneClick : null,
    shown: shownOf(order),
    attachmentFileIds: order.attachFileIds ?? [],
  };
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
