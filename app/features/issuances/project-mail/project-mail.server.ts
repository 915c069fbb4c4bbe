import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { ApiFailure } from '#app/api/failure.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { mailedToken } from '#app/session/mailed-token.ts';
import type { Visit } from '#app/session/visit.ts';
import { secretToken } from '#contract/fields.ts';
import { chooseByNoticeLink, readNoticeLink } from '#contract/notice-addresses.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { NOTICE_CHOICES, type NoticeChoice, type NoticeStanding } from '#domain/issuance/notice-address.ts';
import { localized } from '#domain/tenant/language.ts';

/** What can be pressed, by how the address stands: the first one is what the mail asked. */
const BUTTONS: Record<NoticeStanding, readonly NoticeChoice[]> = {
  ASKED: ['confirm', 'leave'],
  CONFIRMED: ['leave'],
  LEFT: ['confirm'],
  OVER: [],
};

/** The page that a mailed link opens: how the address stands and what can be pressed. Opening it changes nothing, since mail programs open links by themselves. */
export async function loadProjectMail(visit: Visit) {
  const token = mailedToken(visit.url) ?? '';
  const { t, format } = visit;
  const head = pageHead(visit, { title: t('projects:mail.title') });
  const found = token ? await behindLink(visit, token) : null;
  if (!found) return { head, token, title: t('projects:mail.title'), text: t('projects:mail.gone'), buttons: [] };
  const { standing, until } = found;
  const facts = {
    project: localized(found.project, visit.lang),
    issuer: found.issuer || t('projects:mail.anIssuer'),
    until: until ? format.dateTime(until) : '',
  };
  const buttons = BUTTONS[standing].filter((choice) => choice === 'leave' || !isPast(until, visit));
  return {
    head,
    token,
    title: t(`projects:mail.is.${standing}`, facts),
    text: t(`projects:mail.text.${standing}`, facts),
    buttons: buttons.map((choice) => ({ choice, label: t(`projects:mail.do.${standing}_${choice}`) })),
  };
}
export type ProjectMailData = Awaited<ReturnType<typeof loadProjectMail>>;

/** The link as it was sent alone says who speaks: the page that follows tells how the address stands now. */
export async function changeProjectMail(visit: Visit, form: SubmittedForm) {
  const back = pathTo.projectMail(form.text('token'));
  const act = (choice: NoticeChoice) =>
    formAct({
      schema: z.object({ token: secretToken }),
      send: ({ token }) => call(visit, chooseByNoticeLink, { body: { token, choice } }),
      onward: () => back,
      refused: toldAt(visit, back),
    });
  return answerForm(visit, form, Object.fromEntries(NOTICE_CHOICES.map((choice) => [choice, act(choice)])));
}

/** Null for a link that nobody has any more. */
async function behindLink(visit: Visit, token: string) {
  try {
    return (await call(visit, readNoticeLink, { body: { token } })).data;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 404) return null;
    throw failure;
  }
}

const isPast = (until: string | null, { now }: Visit) => until !== null && new Date(until) <= now;
