import type { IdentityCause } from '#domain/user/identity-causes.ts';
import type { KycStatus, LegalType } from '#domain/user/status.ts';
import type { Review } from './applicant-calls.ts';

/** The provider's words for what a person can mend, and ours. */
const CAUSES: Record<string, IdentityCause> = {
  UNSATISFACTORY_PHOTOS: 'UNREADABLE',
  LOW_QUALITY: 'UNREADABLE',
  SCREENSHOTS: 'UNREADABLE',
  BLACK_AND_WHITE: 'UNREADABLE',
  INCOMPLETE_DOCUMENT: 'INCOMPLETE',
  DOCUMENT_PAGE_MISSING: 'INCOMPLETE',
  FRONT_SIDE_MISSING: 'INCOMPLETE',
  BACK_SIDE_MISSING: 'INCOMPLETE',
  EXPIRATION_DATE: 'EXPIRED',
  DOCUMENT_DAMAGED: 'DAMAGED',
  ID_INVALID: 'NOT_ACCEPTED',
  DOCUMENT_TEMPLATE: 'NOT_ACCEPTED',
  UNSUPPORTED_LANGUAGE: 'NOT_ACCEPTED',
  WRONG_USER_REGION: 'NOT_ACCEPTED',
  PROBLEMATIC_APPLICANT_DATA: 'DATA_DIFFER',
  INCONSISTENT_PROFILE: 'DATA_DIFFER',
};

/** What a review makes of a waiting check. */
export interface Outcome {
  status: Extract<KycStatus, 'SUCCESS' | 'ERROR' | 'VERIFICATION_ERROR' | 'MANUAL_REVIEW'>;
  /** For the person. */
  causes: IdentityCause[];
  /** All that the provider found: for managers. */
  labels: string[];
}

/**
 * What a review means here; null while it goes on. A company's own papers are looked at by a manager, whoever has checked the person who acts
 * for it. Of a refusal for good the person is told no cause.
 */
export function outcomeOf({ reviewStatus, reviewResult }: Review, legalType: LegalType | null): Outcome | null {
  // An officer of the provider has thrown the documents away: they are asked for again.
  if (reviewStatus === 'init') return { status: 'ERROR', causes: [], labels: [] };
  if (reviewStatus !== 'completed') return null;
  const labels = reviewResult?.rejectLabels ?? [];
  switch (reviewResult?.reviewAnswer) {
    case 'GREEN':
      return { status: legalType === 'LEGAL_ENTITY' ? 'MANUAL_REVIEW' : 'SUCCESS', causes: [], labels };
    case 'RED':
      return {
        status: 'VERIFICATION_ERROR',
        causes: reviewResult.reviewRejectType === 'RETRY' ? causesOf(labels) : [],
        labels,
      };
    default:
      return { status: 'MANUAL_REVIEW', causes: [], labels };
  }
}

function causesOf(labels: readonly string[]): IdentityCause[] {
  return [...new Set(labels.flatMap((label) => CAUSES[label] ?? []))];
}
