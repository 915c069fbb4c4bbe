import type { Submission } from '@conform-to/react';
import { getUser, judgeUser } from '#app/api/users.ts';
import { formFailure } from '#app/forms/form-failure.server.ts';
import { formReply, parseForm } from '#app/forms/parse-form.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { CONFIRMED_FIELD, CONFIRMED_VALUE } from '#app/ui/confirm-attributes.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { judgeUser as judgeUserEndpoint } from '#contract/users.ts';
import type { AskFirst } from './ask-first.ts';
import { rejectUserForm, verifyUserForm } from './user.form.ts';
import { type UserView, userView } from './user-view.server.ts';
import { USERS_PATH } from './users.server.ts';

/** The sheet of one person. */
export async function loadUser(visit: SignedInVisit, id: string | undefined): Promise<UserView> {
  const { data } = await getUser(visit, { params: { id: id ?? '' } });
  return userView(visit, data);
}

/** Intents: `verify` (asks first) and `reject` with one of the four reasons. The person is told by mail. */
export async function changeUser(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  switch (form.intent) {
    case 'verify': {
      if (form.text(CONFIRMED_FIELD) !== CONFIRMED_VALUE) return askToVerify(visit, id, form);
      return judged(visit, id, form, parseForm(visit, form, verifyUserForm), () => ({ status: 'VERIFIED' }));
    }
    case 'reject':
      return judged(visit, id, form, parseForm(visit, form, rejectUserForm), ({ reason }) => ({
        status: 'REJECTED',
        reason,
      }));
    default:
      throw new Response(null, { status: 400 });
  }
}

async function judged<Input, Output>(
  visit: SignedInVisit,
  id: string | undefined,
  { idempotencyKey }: SubmittedForm,
  submission: Submission<Input, string[], Output>,
  bodyFrom: (value: Output) => BodyOf<typeof judgeUserEndpoint>,
) {
  if (submission.status !== 'success') return formReply(submission);
  const body = bodyFrom(submission.value);
  try {
    await judgeUser(visit, { params: { id: id ?? '' }, body, idempotencyKey });
  } catch (failure) {
    return formFailure(visit, failure, submission);
  }
  const message = visit.t(body.status === 'VERIFIED' ? 'users:verify.done' : 'users:reject.done');
  return redirectWithToast(`${USERS_PATH}/${id}`, { message, type: 'success' });
}

function askToVerify({ t, idempotencyKey }: SignedInVisit, id: string | undefined, form: SubmittedForm): AskFirst {
  return {
    ask: {
      title: t('users:verify.ask'),
      text: t('users:verify.text'),
      button: t('users:verify.button'),
      values: [
        { name: 'intent', value: 'verify' },
        { name: 'form_id', value: 'verify' },
        { name: 'idempotency_key', value: form.idempotencyKey || idempotencyKey() },
      ],
      backHref: `${USERS_PATH}/${id}`,
    },
  };
}
