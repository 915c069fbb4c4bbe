import type { InBoth } from '#backend/modules/information-sheet/keep-sheet.ts';
import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';
import type { SheetVersionRow } from '#backend/modules/issuances/sheet-versions.repository.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import type { OfferDifference } from '#contract/changed-offer.ts';
import type { OfferTerms } from '#contract/offer-terms.ts';
import { type PrintedSheet, sheetDifferences } from '#domain/information-sheet/sheet-differences.ts';
import type { Language } from '#domain/tenant/language.ts';
import { termLines } from './term-lines.ts';

/** What a change changes: terms, and the words of a sheet. Null: nothing of that. */
interface Changing {
  terms: { before: OfferTerms; after: OfferTerms } | null;
  sheets: { before: InBoth<PrintedSheet>; after: InBoth<PrintedSheet> } | null;
}

/** What is different, line by line in each language: the terms first, then what of the sheet says more than they. */
export function offerDifferences(
  tenant: Pick<CallTenant, 'customization'>,
  issuance: Pick<IssuanceRow, 'price'>,
  { terms, sheets }: Changing,
): InBoth<OfferDifference[]> {
  const linesIn = (lang: Language) => {
    const lines = (each: OfferTerms) => termLines(tenant, issuance, each, lang);
    const ofTerms = terms ? sheetDifferences(lines(terms.before), lines(terms.after)) : [];
    const ofSheet = sheets ? sheetDifferences(sheets.before[lang], sheets.after[lang]) : [];
    return [...ofTerms, ...ofSheet];
  };
  return { es: linesIn('es'), en: linesIn('en') };
}

/** The words of a version as it was kept. */
export const wordsOf = ({ content }: Pick<SheetVersionRow, 'content'>) => content as InBoth<PrintedSheet>;
