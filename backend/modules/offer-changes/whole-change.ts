import type { SignedInCall } from '#backend/http/call.ts';
import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';
import type { SheetVersionRow } from '#backend/modules/issuances/sheet-versions.repository.ts';
import { alwaysMaterial, type ChangeableTerm } from '#domain/issuance/offer-change.ts';
import type { ChangeRow } from './offer-changes.repository.ts';
import { offerDifferences, wordsOf } from './offer-differences.ts';
import { changedTerms } from './offer-terms.ts';

/** A change beside the versions of the sheet: what it differs in, and what of it is material whatever anybody says. */
export function wholeChange(
  { tenant }: Pick<SignedInCall, 'tenant'>,
  issuance: IssuanceRow,
  { termsBefore, termsAfter, sheetNumber }: Pick<ChangeRow, 'termsBefore' | 'termsAfter' | 'sheetNumber'>,
  versions: readonly SheetVersionRow[],
) {
  const terms = termsBefore && termsAfter ? { before: termsBefore, after: termsAfter } : null;
  const next = versions.find(({ number }) => number === sheetNumber);
  const published = versions.find(({ state, number }) => state === 'PUBLISHED' && number < (sheetNumber ?? 0));
  const sheets = next && published ? { before: wordsOf(published), after: wordsOf(next) } : null;
  const material: ChangeableTerm[] = terms ? alwaysMaterial(changedTerms(terms.before, terms.after)) : [];
  return { differences: offerDifferences(tenant, issuance, { terms, sheets }), material, next: next ?? null };
}
