import { onwardPath } from '#app/features/invest/flow/onward.ts';
import { openStep } from '#app/features/invest/flow/step.server.ts';
import { answerForm } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { savingCompany } from '#app/parts/identity/company-part.server.ts';
import { identityActs } from '#app/parts/identity/identity-page.server.ts';
import { savingPerson } from '#app/parts/identity/personal-part.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { IDENTIFICATION } from './identification.server.ts';

/** One of the page's forms: data, a company's data, a document, a document taken back, or all of it sent to the check. */
export async function changeIdentification(visit: SignedInVisit, slug: string | undefined, form: SubmittedForm) {
  const open = await openStep(visit, slug, IDENTIFICATION);
  const here = pathTo.invest(open.slug, IDENTIFICATION);
  return answerForm(visit, form, {
    personal: savingPerson(visit, here),
    company: savingCompany(visit, here),
    // What else is to be done need not wait for the result; where nothing is, this page says how the check gets on.
    ...identityActs(visit, here, onwardPath(open)),
  });
}
