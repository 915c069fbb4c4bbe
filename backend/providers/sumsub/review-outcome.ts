import type { IdentityCause } from '#domain/user/identity-causes.ts';
import type { KycStatus, LegalType } from '#domain/user/status.ts';
import type { Review } from './applicant-calls.ts';

/** The provider's words for what a person can mend of a document or of their data, and ours. Those of other checks (a face, an address) are not asked for. */
const CAUSES: ReadonlyMap<string, IdentityCause> = new Map(
  Object.entries<IdentityCause>({
    UNSATISFACTORY_PHOTOS: 'UNREADABLE',
    LOW_QUALITY: 'UNREADABLE',
    BLACK_AND_WHITE: 'UNREADABLE',
    UNSUITABLE_ENV: 'UNREADABLE',
    SCREENSHOTS: 'NOT_ORIGINAL',
    GRAPHIC_EDITOR: 'NOT_ORIGINAL',
    DIGITAL_DOCUMENT: 'NOT_ORIGINAL',
    GRAPHIC_EDITOR_USAGE: 'NOT_ORIGINAL',
    INCOMPLETE_DOCUMENT: 'INCOMPLETE',
    DOCUMENT_PAGE_MISSING: 'INCOMPLETE',
    DOCUMENT_MISSING: 'INCOMPLETE',
    ADDITIONAL_DOCUMENT_REQUIRED: 'INCOMPLETE',
    ADDITIONAL_PAGES_REQUIRED: 'INCOMPLETE',
    FRONT_SIDE_MISSING: 'INCOMPLETE',
    BACK_SIDE_MISSING: 'INCOMPLETE',
    EXPIRATION_DATE: 'EXPIRED',
    DOCUMENT_DAMAGED: 'DAMAGED',
    DOCUMENT_DEPRIVED: 'NOT_ACCEPTED',
    ID_INVALID: 'NOT_ACCEPTED',
    NOT_DOCUMENT: 'NOT_ACCEPTED',
    BAD_PROOF_OF_IDENTITY: 'NOT_ACCEPTED',
    DOCUMENT_TEMPLATE: 'NOT_ACCEPTED',
    UNSUITABLE_DOCUMENT: 'NOT_ACCEPTED',
    UNSUPPORTED_LANGUAGE: 'NOT_ACCEPTED',
    INCOMPATIBLE_LANGUAGE: 'NOT_ACCEPTED',
    WRONG_USER_REGION: 'NOT_ACCEPTED',
    PROBLEMATIC_APPLICANT_DATA: 'DATA_DIFFER',
    INCONSISTENT_PROFILE: 'DATA_DIFFER',
    REQUESTED_DATA_MISMATCH: 'DATA_DIFFER',
    DB_DATA_MISMATCH: 'DATA_DIFFER',
  }),
);

/** What the provider sees at once in a picture (docs.sumsub.com, Fastfail), in our words. */
const AT_ONCE: ReadonlyMap<string, IdentityCause> = new Map(
  Object.entries<IdentityCause>({
    forbiddenDocument: 'NOT_ACCEPTED',
    differentDocTypeOrCountry: 'NOT_ACCEPTED',
    missingImportantInfo: 'UNREADABLE',
    dataNotReadable: 'UNREADABLE',
    documentFaceNotFound: 'UNREADABLE',
    expiredDoc: 'EXPIRED',
    documentWayTooMuchOutside: 'INCOMPLETE',
    documentDeclinedBefore: 'NOT_CONFIRMED',
    screenRecapture: 'NOT_ORIGINAL',
    screenshot: 'NOT_ORIGINAL',
  }),
);

/** Ours for what the provider will not take at once; what it has no word for that we know is told without one. */
export function causesAtOnce(errors: readonly string[]): IdentityCause[] {
  return [...new Set(errors.map((code) => AT_ONCE.get(code) ?? 'NOT_CONFIRMED'))];
}

/** What a review makes of a waiting check. */
export interface Outcome {
  status: Extract<KycStatus, 'SUCCESS' | 'ERROR' | 'VERIFICATION_ERROR' | 'MANUAL_REVIEW'>;
  /** For the person. */
  causes: IdentityCause[];
  /** All that the provider found: for managers. */
  labels: string[];
  /** The provider's own words for the person, without marks and unseen signs; null where there are none. */
  comment: string | null;
}

/**
 * What a review means here; null while it goes on. A company's own papers are looked at by a manager, whoever has checked the person who acts
 * for it. Of a refusal for good the person is told no cause.
 */
export function outcomeOf({ reviewStatus, reviewResult }: Review, legalType: LegalType | null): Outcome | null {
  // An officer of the provider has thrown the documents away: they are asked for again.
  if (reviewStatus === 'init') return { status: 'ERROR', causes: [], labels: [], comment: null };
  if (reviewStatus !== 'completed') return null;
  const labels = reviewResult?.rejectLabels ?? [];
  switch (reviewResult?.reviewAnswer) {
    case 'GREEN':
      return { status: legalType === 'LEGAL_ENTITY' ? 'MANUAL_REVIEW' : 'SUCCESS', causes: [], labels, comment: null };
    case 'RED': {
      const mayRetry = reviewResult.reviewRejectType === 'RETRY';
      return {
        status: 'VERIFICATION_ERROR',
        causes: mayRetry ? causesOf(labels) : [],
        labels,
        comment: mayRetry ? plainComment(reviewResult.moderationComment) : null,
      };
    }
    default:
      return { status: 'MANUAL_REVIEW', causes: [], labels, comment: null };
  }
}

/** Whoever may try again reads at least that the document could not be confirmed. */
function causesOf(labels: readonly string[]): IdentityCause[] {
  const known = [...new Set(labels.flatMap((label) => CAUSES.get(label) ?? []))];
  return known.length > 0 ? known : ['NOT_CONFIRMED'];
}

const LONGEST_COMMENT = 500;

/** Text from outside as plain words: no tags, no links, no unseen signs, one line. */
function plainComment(text: string | undefined): string | null {
  const plain = (text ?? '')
    .slice(0, 4000)
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/https?:\/\/\S+/g, '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return plain ? plain.slice(0, LONGEST_COMMENT) : null;
}
