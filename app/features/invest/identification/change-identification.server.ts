import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { ApiFailure } from '#app/api/failure.ts';
import { openStep } from '#app/features/invest/flow/step.server.ts';
import { formFailure } from '#app/forms/form-failure.server.ts';
import { knownIntent } from '#app/forms/known-intent.server.ts';
import { messageOf } from '#app/forms/message.server.ts';
import { hasMovedOn } from '#app/forms/moved-on.server.ts';
import { formProblems, formReply, parseForm } from '#app/forms/parse-form.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getLegalInformation, removeLegalDocument, submitIdentity, uploadLegalDocument } from '#contract/onboarding.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { dayIn } from '#domain/time/zone.ts';
import { asksIssueDay, DOCUMENT_TYPES } from '#domain/user/identity-documents.ts';
import { problem } from '#domain/validation/problem.ts';
import { saveCompanyPart } from '../account-information/company-part.server.ts';
import { savePersonalPart } from '../account-information/personal-part.server.ts';
import { documentForm, removalForm, sendingForm } from './document.form.ts';
import { IDENTIFICATION } from './identification.server.ts';
import { identityDocuments, missingLabels } from './identity-documents.server.ts';

/** One of the page's forms: data, a company's data, a document, a document taken back, or all of it sent to the check. */
export async function changeIdentification(visit: SignedInVisit, slug: string | undefined, form: SubmittedForm) {
  const open = await openStep(visit, slug, IDENTIFICATION);
  const here = pathTo.invest(open.slug, IDENTIFICATION);
  switch (knownIntent(form, ['personal', 'company', 'upload', 'remove', 'send'])) {
    case 'personal':
      return (await savePersonalPart(visit, form)) ?? redirect(here, 303);
    case 'company':
      return (await saveCompanyPart(visit, form)) ?? redirect(here, 303);
    case 'upload':
      return (await upload(visit, form)) ?? redirect(`${here}#${form.text('type')}`, 303);
    case 'remove':
      return (await remove(visit, form)) ?? redirect(`${here}#${form.text('type')}`, 303);
    case 'send':
      return (await send(visit, form)) ?? redirect(here, 303);
  }
}

async function upload(visit: SignedInVisit, form: SubmittedForm) {
  const type = DOCUMENT_TYPES.find((known) => known === form.text('type')) ?? 'IDENTITY_PROOF';
  const today = dayIn(visit.now, visit.customization.tenant.time_zone);
  const submission = parseForm(visit, form, documentForm(asksIssueDay(type), today));
  // An empty file counts as none for the schema; the person did choose one.
  if (form.file('document')?.size === 0) {
    return formProblems(submission, { document: [messageOf(visit, problem('validator.error_file_empty'))] });
  }
  if (submission.status !== 'success') return formReply(submission);
  const body = new FormData();
  body.set('document', submission.value.document);
  if (submission.value.issued_on) body.set('issued_on', submission.value.issued_on);
  try {
    await call(visit, uploadLegalDocument, { params: { type }, body });
  } catch (failure) {
    if (hasMovedOn(failure)) return null;
    // The payload holds no file: its field is named here.
    return formFailure(visit, failure, submission, { fields: { document: 'document', issued_on: 'issued_on' } });
  }
  return null;
}

async function remove(visit: SignedInVisit, form: SubmittedForm) {
  const submission = parseForm(visit, form, removalForm);
  if (submission.status !== 'success') return formReply(submission);
  try {
    await call(visit, removeLegalDocument, { params: { type: submission.value.type } });
  } catch (failure) {
    if (hasMovedOn(failure)) return null;
    return formFailure(visit, failure, submission);
  }
  return null;
}

async function send(visit: SignedInVisit, form: SubmittedForm) {
  const submission = parseForm(visit, form, sendingForm);
  if (submission.status !== 'success') return formReply(submission);
  try {
    await call(visit, submitIdentity, { body: {}, idempotencyKey: form.idempotencyKey });
  } catch (failure) {
    if (hasMovedOn(failure)) return null;
    if (!(failure instanceof ApiFailure) || failure.code !== 'kyc.incomplete') {
      return formFailure(visit, failure, submission);
    }
    const { data: known } = await call(visit, getLegalInformation);
    const missing = missingLabels(identityDocuments(visit, known));
    const key = missing.length > 0 ? 'missingDocuments' : 'missingData';
    const text = visit.t(`onboarding:identification.${key}`, { documents: missing.join(', ') });
    return formProblems(submission, { '': [text] }, { code: failure.code });
  }
  return null;
}
