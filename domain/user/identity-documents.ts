import { idDocumentOf } from '../validation/id-number.ts';
import type { IdentityCause } from './identity-causes.ts';
import type { LegalType } from './status.ts';

/**
 * Kinds of identity document, one file each: a person's own paper, its other side where it has two (decision record 0032), and a company's three,
 * which must be issued within the last 3 months (specification, section 3).
 */
export const DOCUMENT_TYPES = [
  'IDENTITY_PROOF',
  'IDENTITY_PROOF_BACK',
  'REGISTRATION_PROOF',
  'ARTICLES_OF_ASSOCIATION',
  'SHAREHOLDER_DECLARATION',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

const COMPANY_PAPERS = ['REGISTRATION_PROOF', 'ARTICLES_OF_ASSOCIATION', 'SHAREHOLDER_DECLARATION'] as const;
/** What is wrong with the paper itself: another picture of it is asked for. */
const OF_THE_PAPER: readonly IdentityCause[] = [
  'UNREADABLE',
  'INCOMPLETE',
  'EXPIRED',
  'DAMAGED',
  'NOT_ACCEPTED',
  'NOT_ORIGINAL',
  'NOT_CONFIRMED',
];

/** A person's own paper, of one side or two: a passport has one page, a DNI and the card of a NIE have two sides. */
export function ownPaper(idNumber: string | null | undefined): readonly DocumentType[] {
  return idDocumentOf(idNumber ?? '') === 'PASSPORT' ? ['IDENTITY_PROOF'] : ['IDENTITY_PROOF', 'IDENTITY_PROOF_BACK'];
}

/** The documents that a check needs: a person's own, and a company's besides. */
export function neededDocuments(
  legalType: LegalType | null,
  idNumber: string | null | undefined,
): readonly DocumentType[] {
  return legalType === 'LEGAL_ENTITY' ? [...ownPaper(idNumber), ...COMPANY_PAPERS] : ownPaper(idNumber);
}

/** Whether a document must name its day of issue: a company's papers, none older than 3 months. */
export function asksIssueDay(type: string): boolean {
  return COMPANY_PAPERS.some((paper) => paper === type);
}

interface Refusal {
  causes: readonly IdentityCause[];
  /** When the check was handed in that found them. */
  submittedAt: Date | null;
  documents: readonly { type: string; uploadedAt: Date }[];
}

/**
 * The documents that the last check refused and that have not been replaced since: they are not handed in again as they are. Which of two sides it was is
 * not told, so that one new picture of the paper is enough.
 */
export function refusedDocuments({ causes, submittedAt, documents }: Refusal): readonly string[] {
  if (!submittedAt || !causes.some((cause) => OF_THE_PAPER.includes(cause))) return [];
  const own = documents.filter(({ type }) => type === 'IDENTITY_PROOF' || type === 'IDENTITY_PROOF_BACK');
  return own.every(({ uploadedAt }) => uploadedAt <= submittedAt) ? own.map(({ type }) => type) : [];
}
