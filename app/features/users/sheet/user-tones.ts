import type { ChipTone } from '#app/ui/controls/chip.tsx';
import type { KycStatus, TestStatus, UserStatus } from '#domain/user/status.ts';

/** How statuses of people are tinted, seen by a manager: caution is what waits for them. The word beside it says what it is. */
export const KYC_TONE: Record<KycStatus, ChipTone> = {
  CREATED: 'neutral',
  RUNNING: 'accent',
  PENDING: 'accent',
  MANUAL_REVIEW: 'caution',
  SUCCESS: 'positive',
  ERROR: 'negative',
  VERIFICATION_ERROR: 'negative',
  MANUAL_ERROR: 'negative',
};

export const USER_TONE: Record<UserStatus, ChipTone> = {
  PENDING: 'neutral',
  VERIFIED: 'positive',
  REJECTED: 'negative',
};

export const TEST_TONE: Record<TestStatus, ChipTone> = {
  NONE: 'neutral',
  FAILED_ONCE: 'caution',
  FAILED: 'negative',
  PASSED: 'positive',
  DECLARED: 'caution',
};
