import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { sendMailAgain } from '#contract/mails.ts';
import { againBlock } from '#domain/message/send-again.ts';
import { lockMail, requeueMail } from './mails.repository.ts';

/** Puts a mail that failed back on its way, as it was written: what it says is never made anew, and its code or link stays the one that it was. */
export const sendMailAgainRoute = serve(sendMailAgain, async (call, { params: { id } }) => {
  const { tx, tenant, now } = call;
  const mail = await lockMail(tx, tenant.id, id);
  if (!mail) throw notFound();
  const block = againBlock({ ...mail, writtenAt: mail.createdAt }, now);
  if (block) throw new Refusal(409, `mail.${block}`);
  await requeueMail(tx, tenant.id, id);
  await call.audit('mail.sent_again', {
    subject: { type: 'mail', id },
    details: { kind: mail.kind, before: mail.state },
  });
  await call.enqueue('mail.deliver', { tenantId: tenant.id, mailId: id });
  return { data: { id } };
});
