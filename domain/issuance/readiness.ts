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

/** How many of the parts that a phase asks for are complete: its sections, and before investors read the offer its information sheet by itself. */
export function partsReady(to: IssuanceStatus, missing: readonly Missing[]): { count: number; total: number } {
  const partOf = ({ section, field }: Missing) => (NEEDED[to].includes(section) ? section : field);
  const total = NEEDED[to].length + (to === 'PRE_CAMPAIGN' ? 1 : 0);
  return { count: total - new Set(missingBefore(to, missing).map(partOf)).size, total };
}

/** The sections that a phase asks for. */
export function sectionsNeeded(to: IssuanceStatus): readonly ProjectSection[] {
  return NEEDED[to];
}
