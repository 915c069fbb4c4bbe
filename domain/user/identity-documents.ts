import { type IdDocument, type IdType, idTypeOf } from '../validation/id-document.ts';
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

/** What a company brings besides the paper of whoever acts for it. */
export const COMPANY_PAPERS = ['REGISTRATION_PROOF', 'ARTICLES_OF_ASSOCIATION', 'SHAREHOLDER_DECLARATION'] as const;
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

/** What says which paper a person has: the type of their document, or the shape of its number where nobody said it. */
type Named = Pick<IdDocument, 'type' | 'number'>;

/** How providers of identity call the paper of each type; whoever has only a NIF shows a passport. */
const PAPERS = {
  DNI: 'ID_CARD',
  NIE: 'RESIDENCE_PERMIT',
  NIF: 'PASSPORT',
  PASSPORT: 'PASSPORT',
  ID_CARD: 'ID_CARD',
} as const satisfies Record<IdType, string>;

/** The paper that proves who a person is. */
export function paperOf(named: Named): (typeof PAPERS)[IdType] {
  return PAPERS[idTypeOf(named)];
}

/** A person's own paper, of one side or two: a passport has one page; a DNI, the card of a NIE and other countries' identity cards have two sides. */
export function ownPaper(named: Named): readonly DocumentType[] {
  return paperOf(named) === 'PASSPORT' ? ['IDENTITY_PROOF'] : ['IDENTITY_PROOF', 'IDENTITY_PROOF_BACK'];
}

/** The documents that a check needs: a person's own, and a company's besides. */
export function neededDocuments(legalType: LegalType | null, named: Named): readonly DocumentType[] {
  return legalType === 'LEGAL_ENTITY' ? [...ownPaper(named), ...COMPANY_PAPERS] : ownPaper(named);
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
