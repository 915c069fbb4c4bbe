import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { answerForm } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { companyPart, savingCompany } from '#app/parts/identity/company-part.server.ts';
import { documentsPart, identityActs, identityPartOf } from '#app/parts/identity/identity-page.server.ts';
import { failureOf, identityProgress } from '#app/parts/identity/identity-progress.server.ts';
import { personalPart, savingPerson } from '#app/parts/identity/personal-part.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getLegalInformation } from '#contract/profiles.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isIdentified } from '#domain/user/kyc-transitions.ts';

/** One's own identity check, begun and mended from the account: what is missing first, then how it is getting on. Where the tenant checks nobody there is none. */
export async function loadOwnIdentity(visit: SignedInVisit) {
  const { t } = visit;
  if (!visit.customization.modules.kyc) throw redirect(pathTo.user.account, 302);
  const { data: known } = await call(visit, getLegalInformation);
  const here = pathTo.user.ownIdentity;
  const part = identityPartOf(visit, known);
  const name = part === 'progress' ? (isIdentified(known.kyc.status) ? 'done' : 'waiting') : part;
  const words = part === 'personal' && known.legal_type === 'LEGAL_ENTITY' ? 'signer' : name;
  const changes = { person: `${here}?part=personal`, company: `${here}?part=company` };
  return {
    head: pageHead(visit, { title: t(`onboarding:identification.title.${words}`) }),
    accountHref: pathTo.user.account,
    intro: part === 'progress' ? null : t(`onboarding:identification.intro.${words}`),
    failure: failureOf(visit, known),
    personal: part === 'personal' ? personalPart(visit, known) : null,
    company: part === 'company' ? companyPart(visit, known) : null,
    documents: part === 'documents' ? documentsPart(visit, known, changes) : null,
    progress: identityProgress(visit, known),
    hereHref: here,
    dataHref: pathTo.user.personalData,
  };
}

export type OwnIdentity = Awaited<ReturnType<typeof loadOwnIdentity>>;

/** Buttons: the data, a company's data, a document brought or taken back, or all of it sent to the check. */
export function changeOwnIdentity(visit: SignedInVisit, form: SubmittedForm) {
  const here = pathTo.user.ownIdentity;
  return answerForm(visit, form, {
    personal: savingPerson(visit, here),
    company: savingCompany(visit, here),
    ...identityActs(visit, here),
  });
}
