import { call } from '#app/api/call.server.ts';
import { editableOf } from '#app/features/invest/flow/editable-identity.ts';
import { onwardFrom } from '#app/features/invest/flow/onward.ts';
import { openStep, stepFrame } from '#app/features/invest/flow/step.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { failureOf, progressOf } from '#app/parts/identity/identity-progress.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getLegalInformation } from '#contract/profiles.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isIdentified } from '#domain/user/kyc-transitions.ts';
import { companyPart, isCompanyKnown } from '../account-information/company-part.server.ts';
import { companyFacts, personFacts } from '../account-information/identity-facts.server.ts';
import { isPersonKnown, type LegalInformation, personalPart } from '../account-information/personal-part.server.ts';
import { sendingForm } from './document.form.ts';
import { identityDocuments, missingLabels } from './identity-documents.server.ts';

export const IDENTIFICATION = 'identification';

/** The identity check, one question at a time: data, a company's data, documents; then how the check is getting on. */
export async function loadIdentification(visit: SignedInVisit, slug: string | undefined) {
  const open = await openStep(visit, slug, IDENTIFICATION);
  const { data: known } = await call(visit, getLegalInformation);
  const { t } = visit;
  const here = pathTo.invest(open.slug, IDENTIFICATION);
  const part = partOf(visit, known);
  const name = part === 'progress' ? (isIdentified(known.kyc.status) ? 'done' : 'waiting') : part;
  // A company has its own page: here it is asked who acts for it.
  const isSigner = part === 'personal' && known.legal_type === 'LEGAL_ENTITY';
  const title = t(`onboarding:identification.title.${isSigner ? 'signer' : name}`);
  return {
    head: pageHead(visit, { title }),
    frame: stepFrame(visit, open),
    title,
    intro: t(`onboarding:identification.intro.${isSigner ? 'signer' : name}`),
    failure: failureOf(visit, known),
    personal: part === 'personal' ? personalPart(visit, known) : null,
    company: part === 'company' ? companyPart(visit, known) : null,
    documents: part === 'documents' ? documentsPart(visit, known, here) : null,
    progress: progressOf(visit, known),
    personalHref: editableOf(known).person ? `${here}?part=personal` : null,
    hereHref: here,
    onwardHref: onwardFrom(open),
  };
}

export type IdentificationData = Awaited<ReturnType<typeof loadIdentification>>;

/** What is asked now: the first thing that is missing, or what the person has come back to. */
function partOf({ url }: SignedInVisit, known: LegalInformation): 'personal' | 'company' | 'documents' | 'progress' {
  const asked = url.searchParams.get('part');
  const editable = editableOf(known);
  if (!editable.documents) return 'progress';
  if (editable.person && (asked === 'personal' || !isPersonKnown(known))) return 'personal';
  if (known.legal_type === 'LEGAL_ENTITY' && (asked === 'company' || !isCompanyKnown(known))) return 'company';
  return 'documents';
}

function documentsPart(visit: SignedInVisit, known: LegalInformation, here: string) {
  const documents = identityDocuments(visit, known);
  return {
    list: documents,
    complete: missingLabels(documents).length === 0,
    hasRefused: documents.some(({ refused }) => refused),
    person: { facts: personFacts(visit, known), changeHref: editableOf(known).person ? `${here}?part=personal` : null },
    company:
      known.legal_type === 'LEGAL_ENTITY'
        ? { facts: companyFacts(visit, known), changeHref: `${here}?part=company` }
        : null,
    form: formOf(sendingForm, visit),
  };
}

export type DocumentsPart = ReturnType<typeof documentsPart>;
