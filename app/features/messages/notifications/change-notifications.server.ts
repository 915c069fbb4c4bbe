import type { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { changeSystemMail } from '#app/features/messages/system-mails/change-mail.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { momentOf, nowOrLater } from '#app/forms/now-or-later.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { changeMessage, sendMessage, stopMessage, tryMessage, writeMessage } from '#contract/messages.ts';
import { readNotifications } from '#contract/notifications.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { actForm, messageForm, readForm } from './message.form.ts';
import type { Area } from './message-view.ts';

/** Marks what one was written as read. */
function readAct(visit: SignedInVisit, to: string) {
  return formAct({
    schema: readForm,
    send: (body) => call(visit, readNotifications, { body }),
    onward: () => to,
  });
}

/** What an investor does with what they were written. */
export function changeReceived(visit: SignedInVisit, form: SubmittedForm) {
  return answerForm(visit, form, { read: readAct(visit, pathTo.user.notifications) });
}

/** Writes, tries, sends and stops a message to many, or sends a mail again. Which one it is stands in the address. */
export function changeNotifications(visit: SignedInVisit, area: Area, form: SubmittedForm) {
  const { t, url, customization } = visit;
  const { notifications: path } = pathTo[area];
  const mail = url.searchParams.get('mail') ?? '';
  if (area === 'manager' && isRecordId(mail)) return changeSystemMail(visit, mail, form);
  const asked = url.searchParams.get('message') ?? '';
  const params = { id: isRecordId(asked) ? asked : '' };
  const pageOf = (id: string) => `${path}?message=${id}`;
  const page = pageOf(params.id);
  return answerForm(visit, form, {
    read: readAct(visit, `${path}?view=received`),
    write: formAct({
      schema: messageForm,
      send: (fields, idempotencyKey) => call(visit, writeMessage, { body: bodyOf(fields), idempotencyKey }),
      onward: ({ data }) => ({ to: pageOf(data.id), toast: t('messages:write.kept') }),
      fields: NAMES,
    }),
    change: formAct({
      schema: messageForm,
      send: (fields) => call(visit, changeMessage, { params, body: bodyOf(fields) }),
      onward: () => ({ to: page, toast: t('messages:write.kept') }),
      settled: page,
      fields: NAMES,
    }),
    try: formAct({
      schema: actForm,
      send: () => call(visit, tryMessage, { params, body: {} }),
      onward: ({ data }) => ({ to: page, toast: t('messages:try.done', { email: data.email }) }),
      settled: page,
    }),
    send: formAct({
      schema: nowOrLater,
      send: (moment, idempotencyKey) =>
        call(visit, sendMessage, {
          params,
          body: momentOf(moment, customization.tenant.time_zone),
          idempotencyKey,
        }),
      onward: () => page,
      fields: { at: 'on' },
    }),
    stop: formAct({
      schema: actForm,
      send: () => call(visit, stopMessage, { params, body: {} }),
      onward: ({ data }) => ({ to: page, toast: t(`messages:stopped.${data.state}`) }),
      settled: page,
    }),
  });
}

const NAMES = {
  'subject.es': 'subject_es',
  'subject.en': 'subject_en',
  'text.es': 'text_es',
  'text.en': 'text_en',
};

function bodyOf({ subject_es, subject_en, text_es, text_en, people, ...audience }: z.output<typeof messageForm>) {
  return {
    ...audience,
    people: people?.join(','),
    subject: { es: subject_es, en: subject_en },
    text: { es: text_es, en: text_en },
  };
}
