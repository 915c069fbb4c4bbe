import { INFORMATION_SHEET, type Missing, type ProjectSection } from './project-sections.ts';
import type { IssuanceStatus } from './status.ts';

/**
 * What a project needs before it enters a phase (ours): investors who declare interest read the offer and its approved information sheet; the record-keeping body reads
 * the issuer and the papers as well; a campaign needs all nine sections, in both languages.
 */
const NEEDED: Record<IssuanceStatus, readonly ProjectSection[]> = {
  DRAFT: [],
  PRE_CAMPAIGN: ['card', 'issuer', 'token', 'return', 'images', 'texts'],
  VALIDATING: ['card', 'issuer', 'token', 'calendar', 'return', 'images', 'texts', 'documents'],
  CAMPAIGN: ['card', 'issuer', 'token', 'calendar', 'return', 'images', 'texts', 'documents', 'team'],
  CLOSED: [],
};

/** What is still missing before a phase, of everything that is missing. */
export function missingBefore(to: IssuanceStatus, missing: readonly Missing[]): Missing[] {
  return missing.filter(
    ({ section, field }) => NEEDED[to].includes(section) || (to === 'PRE_CAMPAIGN' && field === INFORMATION_SHEET),
  );
}

/** The sections that a phase asks for. */
export function sectionsNeeded(to: IssuanceStatus): readonly ProjectSection[] {
  return NEEDED[to];
}
