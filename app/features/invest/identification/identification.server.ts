import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { onwardFrom } from '#app/features/invest/flow/onward.ts';
import { openStep, stepFrame } from '#app/features/invest/flow/step.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { companyPart } from '#app/parts/identity/company-part.server.ts';
import { editableOf } from '#app/parts/identity/editable-identity.ts';
import { documentsPart, identityPartOf } from '#app/parts/identity/identity-page.server.ts';
import { failureOf, identityProgress } from '#app/parts/identity/identity-progress.server.ts';
import { personalPart } from '#app/parts/identity/personal-part.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getLegalInformation } from '#contract/profiles.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { asksType } from '#domain/onboarding/preparation.ts';
import { isIdentified } from '#domain/user/kyc-transitions.ts';

export const IDENTIFICATION = 'identification';
const NEWS = 'news';

/** The identity check, one question at a time: data, a company's data, documents; then how the check is getting on. */
export async function loadIdentification(visit: SignedInVisit, slug: string | undefined) {
  const open = await openStep(visit, slug, IDENTIFICATION);
  const { data: known } = await call(visit, getLegalInformation);
  const { t } = visit;
  const here = pathTo.invest(open.slug, IDENTIFICATION);
  const onwardHref = onwardFrom(open);
  // Who looks whether there is news goes on at once where the news is good.
  if (visit.url.searchParams.has(NEWS) && isIdentified(known.kyc.status) && onwardHref) throw redirect(onwardHref);
  const part = identityPartOf(visit, known);
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
    personal: part === 'personal' ? personalPart(visit, known, { asksType: asksType(open.facts) }) : null,
    company: part === 'company' ? companyPart(visit, known) : null,
    documents:
      part === 'documents'
        ? documentsPart(visit, known, { person: `${here}?part=personal`, company: `${here}?part=company` })
        : null,
    progress: identityProgress(visit, known),
    personalHref: editableOf(known).person ? `${here}?part=personal` : null,
    newsHref: `${here}?${NEWS}=1`,
    onwardHref,
  };
}

export type IdentificationData = Awaited<ReturnType<typeof loadIdentification>>;
