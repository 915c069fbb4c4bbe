/** Identity check of a person (specification, section 4). */
export const KYC_STATUSES = [
  'CREATED',
  'RUNNING',
  'PENDING',
  'MANUAL_REVIEW',
  'SUCCESS',
  'ERROR',
  'VERIFICATION_ERROR',
  'MANUAL_ERROR',
] as const;
export type KycStatus = (typeof KYC_STATUSES)[number];

/** What the manager has said of a person. */
export const USER_STATUSES = ['PENDING', 'VERIFIED', 'REJECTED'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** Why a person was rejected (specification, section 4). */
export const REJECTION_REASONS = ['KYC', 'USER', 'SUITABILITY_TEST', 'ADDITIONAL_DATA'] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** Natural or legal person. */
export const LEGAL_TYPES = ['INDIVIDUAL', 'LEGAL_ENTITY'] as const;
export type LegalType = (typeof LEGAL_TYPES)[number];

/** Knowledge test: NONE until answered; FAILED_ONCE leaves one retry; DECLARED is the typed declaration (specification, section 4). */
export const TEST_STATUSES = ['NONE', 'FAILED_ONCE', 'FAILED', 'PASSED', 'DECLARED'] as const;
export type TestStatus = (typeof TEST_STATUSES)[number];
