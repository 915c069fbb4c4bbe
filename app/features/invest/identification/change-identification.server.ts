import { call } from '#app/api/call.server.ts';
import { openStep } from '#app/features/invest/flow/step.server.ts';
import { formDataOf } from '#app/forms/fields/file-field.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { removeLegalDocument, submitIdentity, uploadLegalDocument } from '#contract/identity.ts';
import { getLegalInformation } from '#contract/profiles.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { dayIn } from '#domain/time/zone.ts';
import { asksIssueDay } from '#domain/user/identity-documents.ts';
import { savingCompany } from '../account-information/company-part.server.ts';
import { savingPerson } from '../account-information/personal-part.server.ts';
import { documentForm, removalForm, sendingForm } from './document.form.ts';
import { IDENTIFICATION } from './identification.server.ts';
import { identityDocuments, missingLabels } from './identity-documents.server.ts';

/** One of the page's forms: data, a company's data, a document, a document taken back, or all of it sent to the check. */
export async function changeIdentification(visit: SignedInVisit, slug: string | undefined, form: SubmittedForm) {
  const open = await openStep(visit, slug, IDENTIFICATION);
  const here = pathTo.invest(open.slug, IDENTIFICATION);
  return answerForm(visit, form, {
    personal: savingPerson(visit, here),
    company: savingCompany(visit, here),
    upload: formAct({
      schema: (form) => documentForm(asksIssueDay(form.text('type')), todayOf(visit)),
      send: ({ type, ...file }) => call(visit, uploadLegalDocument, { params: { type }, body: formDataOf(file) }),
      onward: (_, { type }) => `${here}#${type}`,
      settled: here,
    }),
    remove: formAct({
      schema: removalForm,
      send: (params) => call(visit, removeLegalDocument, { params }),
      onward: (_, { type }) => `${here}#${type}`,
      settled: here,
    }),
    send: formAct({
      schema: sendingForm,
      send: (body, idempotencyKey) => call(visit, submitIdentity, { body, idempotencyKey }),
      onward: () => here,
      settled: here,
      refused: ({ code }) => (code === 'kyc.incomplete' ? missingWords(visit) : null),
    }),
  });
}

/** What has still to be brought, by name. */
async function missingWords(visit: SignedInVisit) {
  const { data: known } = await call(visit, getLegalInformation);
  const missing = missingLabels(identityDocuments(visit, known));
  const key = missing.length > 0 ? 'missingDocuments' : 'missingData';
  return { problems: { '': [visit.t(`onboarding:identification.${key}`, { documents: missing.join(', ') })] } };
}

function todayOf({ now, customization }: SignedInVisit) {
  return dayIn(now, customization.tenant.time_zone);
}
