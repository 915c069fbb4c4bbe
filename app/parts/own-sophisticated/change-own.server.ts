import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { formFailure } from '#app/forms/form-failure.server.ts';
import { hasMovedOn } from '#app/forms/moved-on.server.ts';
import { formReply, parseForm } from '#app/forms/parse-form.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import {
  EVIDENCE_FIELDS,
  getOwnSophisticated,
  requestSophisticated,
  withdrawSophisticated,
} from '#contract/sophisticated.ts';
import { sophisticatedForm, withdrawForm } from './ask.form.ts';
import { SOPHISTICATED_ANCHOR } from './own-sophisticated.server.ts';

/** Intents that both the own page and the step of the investment take. */
export const OWN_INTENTS: readonly string[] = ['sophisticated', 'withdraw'];

/**
 * Sends the request (`sophisticated`) or takes it back (`withdraw`), and leads to `here`; what is wrong is said at its field.
 * Where another window or a manager was faster, the page drawn anew says where the person stands. 400 for any other intent.
 */
export async function changeOwnSophisticated(visit: SignedInVisit, here: string, form: SubmittedForm) {
  switch (form.intent) {
    case 'sophisticated':
      return ask(visit, here, form);
    case 'withdraw':
      return withdraw(visit, here, form);
    default:
      throw new Response(null, { status: 400 });
  }
}

async function ask(visit: SignedInVisit, here: string, form: SubmittedForm) {
  const { data } = await call(visit, getOwnSophisticated);
  const submission = parseForm(visit, form, sophisticatedForm(data.legal_type));
  if (submission.status !== 'success') return formReply(submission);
  const { criteria, version, typed_name: typedName } = submission.value;
  const body = new FormData();
  body.set('criteria', criteria.join(','));
  body.set('version', version);
  body.set('accepted', 'true');
  body.set('typed_name', typedName);
  for (const name of EVIDENCE_FIELDS) {
    const file = submission.value[name];
    if (file) body.set(name, file);
  }
  try {
    await call(visit, requestSophisticated, { body, idempotencyKey: form.idempotencyKey });
  } catch (failure) {
    if (hasMovedOn(failure)) return standing(here);
    // The payload holds no files: their fields are named here.
    const fields = Object.fromEntries([...EVIDENCE_FIELDS, 'criteria'].map((name) => [name, name]));
    return formFailure(visit, failure, submission, { fields });
  }
  return standing(here);
}

async function withdraw(visit: SignedInVisit, here: string, form: SubmittedForm) {
  const submission = parseForm(visit, form, withdrawForm);
  if (submission.status !== 'success') return formReply(submission);
  try {
    await call(visit, withdrawSophisticated, { body: {}, idempotencyKey: form.idempotencyKey });
  } catch (failure) {
    if (hasMovedOn(failure)) return standing(here);
    return formFailure(visit, failure, submission);
  }
  return redirectWithToast(visit, here, { message: visit.t('sophisticated:withdraw.done'), type: 'success' });
}

const standing = (here: string) => redirect(`${here}#${SOPHISTICATED_ANCHOR}`, 303);
