import { call } from '#app/api/call.server.ts';
import { formDataOf } from '#app/forms/fields/file-field.ts';
import { type FormAct, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { removeLegalDocument, submitIdentity, uploadLegalDocument } from '#contract/identity.ts';
import { getLegalInformation } from '#contract/profiles.ts';
import { dayIn } from '#domain/time/zone.ts';
import { asksIssueDay } from '#domain/user/identity-documents.ts';
import { isCompanyKnown } from './company-part.server.ts';
import { documentForm, removalForm, sendingForm } from './document.form.ts';
import { editableOf } from './editable-identity.ts';
import { identityDocuments, missingLabels } from './identity-documents.server.ts';
import { companyRows, personRows } from './identity-facts.server.ts';
import { isPersonKnown, type LegalInformation } from './personal-part.server.ts';

/** What is asked now: the first thing that is missing, or what the person has come back to. */
export function identityPartOf(
  { url }: SignedInVisit,
  known: LegalInformation,
): 'personal' | 'company' | 'documents' | 'progress' {
  const asked = url.searchParams.get('part');
  const editable = editableOf(known);
  if (!editable.documents) return 'progress';
  if (editable.person && (asked === 'personal' || !isPersonKnown(known))) return 'personal';
  if (known.legal_type === 'LEGAL_ENTITY' && (asked === 'company' || !isCompanyKnown(known))) return 'company';
  return 'documents';
}

/** The documents, what was answered before with the ways to change it, and whether all of it can be handed in. */
export function documentsPart(
  visit: SignedInVisit,
  known: LegalInformation,
  changeHref: { person: string; company: string },
) {
  const documents = identityDocuments(visit, known);
  return {
    list: documents,
    complete: missingLabels(documents).length === 0,
    hasRefused: documents.some(({ refused }) => refused),
    person: { facts: personRows(visit, known), changeHref: editableOf(known).person ? changeHref.person : null },
    company:
      known.legal_type === 'LEGAL_ENTITY' ? { facts: companyRows(visit, known), changeHref: changeHref.company } : null,
    form: formOf(sendingForm, visit),
  };
}

export type DocumentsPart = ReturnType<typeof documentsPart>;

/**
 * Buttons: a document brought (`upload`), taken back (`remove`), and all of it sent to the check (`send`). `here`: the page that has them.
 * @param onward where somebody goes who has sent it
 */
export function identityActs(
  visit: SignedInVisit,
  here: string,
  onward: string = here,
): Record<'upload' | 'remove' | 'send', FormAct> {
  const today = dayIn(visit.now, visit.customization.tenant.time_zone);
  return {
    upload: formAct({
      schema: (form) => documentForm(asksIssueDay(form.text('type')), today),
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
      onward: () => (onward === here ? here : { to: onward, toast: visit.t('onboarding:identification.sent') }),
      settled: here,
      refused: ({ code }) => (code === 'kyc.incomplete' ? missingWords(visit) : null),
    }),
  };
}

/** What has still to be brought, by name. */
async function missingWords(visit: SignedInVisit) {
  const { data: known } = await call(visit, getLegalInformation);
  const missing = missingLabels(identityDocuments(visit, known));
  const key = missing.length > 0 ? 'missingDocuments' : 'missingData';
  return { problems: { '': [visit.t(`onboarding:identification.${key}`, { documents: missing.join(', ') })] } };
}
