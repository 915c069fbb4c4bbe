import { call } from '#app/api/call.server.ts';
import { onwardFrom, onwardPath } from '#app/features/invest/flow/onward.ts';
import { openStep, stepFrame } from '#app/features/invest/flow/step.server.ts';
import { answerForm } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { companyPart, isCompanyKnown, savingCompany } from '#app/parts/identity/company-part.server.ts';
import { editableOf } from '#app/parts/identity/editable-identity.ts';
import { companyRows, personRows } from '#app/parts/identity/identity-facts.server.ts';
import {
  isPersonKnown,
  type LegalInformation,
  personalPart,
  savingPerson,
} from '#app/parts/identity/personal-part.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getLegalInformation } from '#contract/profiles.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { asksType } from '#domain/onboarding/preparation.ts';
import { isIdentified } from '#domain/user/kyc-transitions.ts';

const STEP = 'account-information';

/** Who the investor is: the person first, then the company where there is one. What is being checked, or has been, can only be read. */
export async function loadAccountInformation(visit: SignedInVisit, slug: string | undefined) {
  const open = await openStep(visit, slug, STEP);
  const { data: known } = await call(visit, getLegalInformation);
  const { t } = visit;
  const support = visit.customization.tenant.support_email;
  const here = pathTo.invest(open.slug, STEP);
  const part = partOf(known, visit.url.searchParams.get('part'));
  return {
    head: pageHead(visit, { title: t(`onboarding:account.title.${part}`) }),
    frame: stepFrame(visit, open),
    title: t(`onboarding:account.title.${part}`),
    intro: t(`onboarding:account.intro.${part}`),
    ofTwo:
      known.legal_type === 'LEGAL_ENTITY' && part !== 'frozen' && editableOf(known).person
        ? t(`onboarding:account.of.${part}`)
        : null,
    personal: part === 'personal' ? personalPart(visit, known, { asksType: asksType(open.facts) }) : null,
    company: part === 'company' ? companyPart(visit, known) : null,
    frozen:
      part === 'frozen'
        ? {
            title: t(`onboarding:account.frozen.${isIdentified(known.kyc.status) ? 'done' : 'inReview'}`),
            text: [
              t('onboarding:account.frozen.text'),
              support && t('onboarding:account.frozen.write', { email: support }),
            ].join(' '),
            person: personRows(visit, known),
            company: known.legal_type === 'LEGAL_ENTITY' ? companyRows(visit, known) : [],
          }
        : null,
    backHref: editableOf(known).person ? `${here}?part=personal` : null,
    onwardHref: onwardFrom(open),
  };
}

export type AccountInformationData = Awaited<ReturnType<typeof loadAccountInformation>>;

/** Saves one of the two forms and goes on to what is still missing. */
export async function changeAccountInformation(visit: SignedInVisit, slug: string | undefined, form: SubmittedForm) {
  const open = await openStep(visit, slug, STEP);
  const isCompany = open.flow.person.legal_type === 'LEGAL_ENTITY';
  return answerForm(visit, form, {
    personal: savingPerson(visit, isCompany ? `${pathTo.invest(open.slug, STEP)}?part=company` : onwardPath(open)),
    company: savingCompany(visit, onwardPath(open)),
  });
}

function partOf(known: LegalInformation, asked: string | null): 'personal' | 'company' | 'frozen' {
  const editable = editableOf(known);
  const isCompany = known.legal_type === 'LEGAL_ENTITY';
  if (!editable.person) return isCompany && editable.company ? 'company' : 'frozen';
  if (!isCompany || asked === 'personal' || !isPersonKnown(known)) return 'personal';
  return asked === 'company' || !isCompanyKnown(known) ? 'company' : 'personal';
}
