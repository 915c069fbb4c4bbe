import { call } from '#app/api/call.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { nowOrLater } from '#app/forms/now-or-later.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getMessage } from '#contract/messages.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isDraft, stoppedState } from '#domain/message/message.ts';
import { LANGUAGES, localized } from '#domain/tenant/language.ts';
import { actForm } from './message.form.ts';
import { type Area, audienceName, measuredView, paragraphsOf, STATE_TONES } from './message-view.ts';

/** While it leaves, the page reads itself again so often without script. */
const REFRESH_SECONDS = 5;

/** One message: for whom it is and how it is read, the way to send it, and what became of it. */
export async function loadMessage(visit: SignedInVisit, area: Area, id: string) {
  const { t, format, lang } = visit;
  const { data } = await call(visit, getMessage, { params: { id } });
  const { state, project } = data;
  const subject = localized(data.subject, lang);
  const { notifications: path } = pathTo[area];
  const draft = isDraft(state);
  const measured = measuredView(visit, data.measured);
  const stops = stoppedState(state) !== null;
  return {
    head: pageHead(visit, { title: subject, refreshSeconds: stops ? REFRESH_SECONDS : undefined }),
    kind: 'message' as const,
    path: `${path}?view=sent`,
    subject,
    chip: { label: t(`messages:state.${state}`), tone: STATE_TONES[state] },
    about: [data.by, project && localized(project.title, lang), format.dateTime(data.at)].filter(Boolean).join(' · '),
    to: audienceName(visit, data),
    purpose: t(`messages:purpose.${data.purpose}`),
    measured,
    preview: LANGUAGES.map((one) => ({
      lang: one,
      name: t(`updates:lang.${one}`),
      subject: data.subject[one] ?? '',
      paragraphs: paragraphsOf(data.text, one),
    })),
    draft: draft
      ? {
          editHref: `${path}?message=${id}&edit=1`,
          send: formOf(nowOrLater, visit),
          act: t('messages:send.button', { count: measured.reached }),
          trial: formOf(actForm),
        }
      : null,
    leaves: state === 'SCHEDULED' ? t('messages:leaves', { date: format.deadline(data.at) }) : null,
    stop: stops ? { form: formOf(actForm), text: t(`messages:stop.${state}`) } : null,
    figures:
      draft || state === 'SCHEDULED'
        ? []
        : (['told', 'delivered', 'failed'] as const).map((name) => ({
            label: t(`messages:figure.${name}`),
            value: format.tokens(data[name]),
          })),
    failures: data.failures.map((one) => ({
      key: one.id,
      name: one.name,
      href: area === 'manager' ? pathTo.manager.user(one.id) : null,
    })),
  };
}
export type MessageData = Awaited<ReturnType<typeof loadMessage>>;
