import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { ApiFailure } from '#app/api/failure.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { mailedToken } from '#app/session/mailed-token.ts';
import type { Visit } from '#app/session/visit.ts';
import { secretToken } from '#contract/fields.ts';
import { leaveMails, readMailLeave } from '#contract/mail-leaves.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { ONE_CLICK } from '#domain/message/mail-leave.ts';
import { localized } from '#domain/tenant/language.ts';

/** The page of a mail's way out: what it leaves, with one button. Opening it changes nothing, since mail programs open links by themselves. */
export async function loadUnsubscribe(visit: Visit) {
  const token = mailedToken(visit.url);
  const { t } = visit;
  const head = pageHead(visit, { title: t('messages:leave.title') });
  const way = token && (await unlessUnknown(call(visit, readMailLeave, { body: { token } })));
  if (!way) return { head, token: '', title: t('messages:leave.title'), text: t('messages:leave.gone'), button: null };
  const { matter, project, left } = way.data;
  const facts = { project: project ? localized(project, visit.lang) : '', tenant: visit.customization.tenant.name };
  const state = left ? 'left' : 'asked';
  return {
    head,
    token,
    title: t(`messages:leave.${state}.${matter}`, facts),
    text: t(`messages:leave.${state}Text.${matter}`, facts),
    button: left ? null : t('messages:leave.button'),
  };
}
export type UnsubscribeData = Awaited<ReturnType<typeof loadUnsubscribe>>;

/**
 * Leaves: by the page's button, or in one press by a mail provider, which sends the word of RFC 8058 and follows no redirect. The link alone says who leaves:
 * a session, where one came along, is not looked at.
 */
export async function changeUnsubscribe(visit: Visit, form: SubmittedForm) {
  const token = mailedToken(visit.url);
  if (form.text(ONE_CLICK.name) === ONE_CLICK.value) {
    const done = token && (await unlessUnknown(call(visit, leaveMails, { body: { token } })));
    if (!done) throw new Response(null, { status: 404 });
    return null;
  }
  const here = pathTo.unsubscribe(token ?? form.text('token'));
  return answerForm(visit, form, {
    leave: formAct({
      schema: z.object({ token: secretToken }),
      send: (body) => call(visit, leaveMails, { body }),
      onward: () => here,
      refused: toldAt(visit, here),
    }),
  });
}

/** Null for a link that nobody has. */
async function unlessUnknown<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 404) return null;
    throw failure;
  }
}
