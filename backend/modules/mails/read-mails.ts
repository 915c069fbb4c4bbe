import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { getMail, listMails, type MailRowJson } from '#contract/mails.ts';
import { againBlock } from '#domain/message/send-again.ts';
import { type FoundMail, fileNames, findMail, mailsPage } from './mails.repository.ts';

/** Every mail of the tenant. */
export const listMailsRoute = serve(listMails, async ({ tx, tenant }, { query }) => {
  const timeZone = tenant.customization.tenant.time_zone;
  const { rows, meta } = await mailsPage(tx, { tenantId: tenant.id, timeZone, query });
  return { data: rows.map(presentRow), meta };
});

/** One of them with what it said. */
export const getMailRoute = serve(getMail, async ({ tx, tenant, now }, { params }) => {
  const mail = await findMail(tx, tenant.id, params.id);
  if (!mail) throw notFound();
  return {
    data: {
      ...presentRow(mail),
      lang: mail.lang,
      said: saidOf(mail),
      attached: await fileNames(tx, tenant.id, mail.attachmentFileIds),
      failure: mail.failure,
      again_block: againBlock({ ...mail, writtenAt: mail.createdAt }, now),
    },
  };
});

function presentRow({
  id,
  kind,
  shown,
  to,
  userId,
  person,
  state,
  attempts,
  createdAt,
  sentAt,
}: FoundMail): MailRowJson {
  return {
    id,
    kind,
    subject: shown?.subject ?? null,
    to,
    person: userId && person ? { id: userId, name: person } : null,
    state,
    attempts,
    written_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
  };
}

function saidOf({ shown }: FoundMail) {
  if (!shown) return null;
  const { heading, paragraphs, hasCode, action, note } = shown;
  return { heading, paragraphs, has_code: hasCode, action, note };
}
