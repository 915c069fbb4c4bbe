import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { answerForm } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pagingOf, placeOf } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import { askedPapersPart, bringingPaper } from '#app/parts/asked-papers/asked-papers.server.ts';
import { editableOf } from '#app/parts/identity/editable-identity.ts';
import { documentsPart, identityActs, identityPartOf } from '#app/parts/identity/identity-page.server.ts';
import { failureOf } from '#app/parts/identity/identity-progress.server.ts';
import { isPersonKnown, type LegalInformation } from '#app/parts/identity/personal-part.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getLegalInformation } from '#contract/profiles.ts';
import { listOwnContracts } from '#contract/signing.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { contractRow } from './contract-rows.server.ts';
import { ownPaperDays, paperRows } from './paper-rows.server.ts';
import { renewalPart, renewing } from './renewal.server.ts';

const PER_PAGE = 20;

/** One's papers by type with their days, those that are asked for now, and the contracts that one has signed. */
export async function loadDocuments(visit: SignedInVisit) {
  const { t, url } = visit;
  const [{ data: known }, contracts, askedPapers] = await Promise.all([
    call(visit, getLegalInformation),
    call(visit, listOwnContracts, { query: { ...placeOf(url.searchParams), per_page: PER_PAGE } }),
    askedPapersPart(visit),
  ]);
  const here = pathTo.user.documents;
  const asks = visit.customization.modules.kyc && editableOf(known).documents;
  const isAsked = asks && identityPartOf(visit, known) === 'documents';
  const changes = { person: pathTo.user.personalData, company: pathTo.user.companyData };
  return {
    head: pageHead(visit, { title: t('account:documents.title') }),
    accountHref: pathTo.user.account,
    askedPapers,
    failure: asks ? failureOf(visit, known) : null,
    // Before the papers stand the data: that is the identity check's own page.
    beginHref: asks && !isAsked ? pathTo.user.ownIdentity : null,
    asked: isAsked ? documentsPart(visit, known, changes) : null,
    papers: isAsked || !(visit.customization.modules.kyc || known.documents.length > 0) ? [] : paperRows(visit, known),
    waits: visit.customization.modules.kyc && known.kyc.status !== 'SUCCESS' && !asks,
    ends: endsOf(visit, known),
    renewal: renewalPart(visit, known),
    dataHref: pathTo.user.personalData,
    contracts: contracts.data.map((each) => contractRow(visit, each)),
    paging: pagingOf(visit, here, contracts.meta),
  };
}

export type DocumentsData = Awaited<ReturnType<typeof loadDocuments>>;

/** What is said of one's own paper that comes to its last day, or is past it; null: nothing. */
function endsOf(visit: SignedInVisit, known: LegalInformation) {
  const { lastDay, days } = ownPaperDays(visit, known);
  if (!lastDay || days === 'valid' || !visit.customization.modules.kyc) return null;
  const { t, format } = visit;
  return {
    tone: days === 'expired' ? ('negative' as const) : ('caution' as const),
    title: t(`account:documents.${days}.title`, { date: format.date(lastDay) }),
    text: t(`account:documents.${days}.text`),
  };
}

/** Buttons: `bring`, a paper that was asked for; `renew`, the newer paper that opens the check again; `upload`, `remove` and `send` as on the page of the identity check. */
export async function changeDocuments(visit: SignedInVisit, form: SubmittedForm) {
  const here = pathTo.user.documents;
  const { data: known } = await call(visit, getLegalInformation);
  // Where data are missing that are asked today, they come first.
  if (form.intent === 'renew' && !isPersonKnown(known)) return redirect(pathTo.user.personalData, 303);
  return answerForm(visit, form, {
    renew: renewing(visit, known, here),
    bring: bringingPaper(visit, here),
    ...identityActs(visit, here),
  });
}
