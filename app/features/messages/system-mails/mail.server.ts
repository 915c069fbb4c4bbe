import { call } from '#app/api/call.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { mailWords } from '#app/parts/mails/mail-words.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getMail } from '#contract/mails.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { BLOT } from '#domain/message/blot.ts';
import { secretMinutes } from '#domain/message/mail-secrets.ts';
import { againForm } from './again.form.ts';

/** One mail of the system as its person got it, but for its secrets, and the way to send it again where it did not arrive. */
export async function loadSystemMail(visit: SignedInVisit, id: string) {
  const { t, format } = visit;
  const { data } = await call(visit, getMail, { params: { id } });
  const { what, state } = mailWords(visit, data);
  const { said } = data;
  const failed = data.state === 'FAILED' || data.state === 'BOUNCED';
  return {
    head: pageHead(visit, { title: data.subject ?? what }),
    kind: 'mail' as const,
    path: pathTo.manager.systemMails,
    title: data.subject ?? what,
    state,
    facts: [
      { label: t('mails:column.what'), value: what },
      { label: t('mails:column.to'), value: data.to || t('mails:forgotten') },
      { label: t('mails:column.written'), value: format.dateTime(data.written_at) },
      ...(data.sent_at ? [{ label: t('mails:column.sent'), value: format.dateTime(data.sent_at) }] : []),
      ...(data.attempts > 0
        ? [
            {
              label: t('mails:column.attempts'),
              value: t('mails:tries', { count: data.attempts, total: format.tokens(data.attempts) }),
            },
          ]
        : []),
      ...(data.failure ? [{ label: t('mails:column.failure'), value: data.failure }] : []),
    ],
    person: data.person && { name: data.person.name, href: pathTo.manager.user(data.person.id) },
    lang: data.lang,
    said: said && {
      heading: said.heading ?? data.subject ?? '',
      paragraphs: said.paragraphs,
      code: said.has_code ? BLOT : null,
      action: said.action && { label: said.action.label, to: said.action.path ?? BLOT },
      note: said.note,
    },
    blotted: secretMinutes(data.kind) === null ? '' : t('mails:blotted'),
    attached: data.attached,
    again: failed
      ? {
          form: data.again_block === null && !visit.session.backdoor ? formOf(againForm, visit) : null,
          text:
            data.again_block === null
              ? t('mails:again.text', { to: data.to })
              : t(`api_errors:mail.${data.again_block}`),
        }
      : null,
  };
}
export type SystemMailData = Awaited<ReturnType<typeof loadSystemMail>>;
