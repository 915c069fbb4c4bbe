import type { Submission } from '@conform-to/react';
import { getUser, judgeUser, showPreCampaign } from '#app/api/users.ts';
import { USERS_PATH } from '#app/features/users/list/users.server.ts';
import { formFailure } from '#app/forms/form-failure.server.ts';
import { formReply, parseForm } from '#app/forms/parse-form.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { askOnce } from '#app/parts/question/ask-once.server.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { judgeUser as judgeUserEndpoint } from '#contract/users.ts';
import { reopened } from './reopening.server.ts';
import { rejectUserForm, verifyUserForm } from './user.form.ts';
import { judgementQuestion, type UserView, userView } from './user-view.server.ts';

/** The sheet of one person. */
export async function loadUser(visit: SignedInVisit, id: string | undefined): Promise<UserView> {
  const { data } = await getUser(visit, { params: { id: id ?? '' } });
  return userView(visit, data);
}

/** Intents: `verify`, and `reject` with one of the four reasons. Each asks once, by the person's name, and the person is told by mail. `reopen` opens a succeeded identity check again. `show-early` and `hide-early` act at once. */
export async function changeUser(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  switch (form.intent) {
    case 'verify':
      return judged(visit, id, form, parseForm(visit, form, verifyUserForm), () => ({ status: 'VERIFIED' }));
    case 'reject':
      return judged(visit, id, form, parseForm(visit, form, rejectUserForm), ({ reason }) => ({
        status: 'REJECTED',
        reason,
      }));
    case 'reopen':
      return reopened(visit, id ?? '', form);
    case 'show-early':
    case 'hide-early':
      return shownEarly(visit, id, form.intent === 'show-early');
    default:
      throw new Response(null, { status: 400 });
  }
}

/** Shows or hides projects before their campaign: undone as easily as done, so that nothing is asked. */
async function shownEarly(visit: SignedInVisit, id: string | undefined, shown: boolean) {
  await showPreCampaign(visit, { params: { id: id ?? '' }, body: { shown } });
  const message = visit.t(shown ? 'users:early.shown' : 'users:early.hidden');
  return redirectWithToast(visit, `${USERS_PATH}/${id}`, { message, type: 'success' });
}

async function judged<Input, Output>(
  visit: SignedInVisit,
  id: string | undefined,
  form: SubmittedForm,
  submission: Submission<Input, string[], Output>,
  bodyFrom: (value: Output) => BodyOf<typeof judgeUserEndpoint>,
) {
  if (submission.status !== 'success') return formReply(submission);
  const body = bodyFrom(submission.value);
  const { data: person } = await getUser(visit, { params: { id: id ?? '' } });
  const question = judgementQuestion(visit, body.status === 'VERIFIED' ? 'verify' : 'reject', person);
  const asked = askOnce(visit, form, question, {
    fields: ['reason'],
    facts:
      body.status === 'REJECTED'
        ? [{ label: visit.t('users:reject.reason'), value: visit.t(`users:reason.${body.reason}`) }]
        : [],
    backHref: `${USERS_PATH}/${id}`,
  });
  if (asked) return asked;
  const { idempotencyKey } = form;
  try {
    await judgeUser(visit, { params: { id: id ?? '' }, body, idempotencyKey });
  } catch (failure) {
    return formFailure(visit, failure, submission);
  }
  const message = visit.t(body.status === 'VERIFIED' ? 'users:verify.done' : 'users:reject.done');
  return redirectWithToast(visit, `${USERS_PATH}/${id}`, { message, type: 'success' });
}
