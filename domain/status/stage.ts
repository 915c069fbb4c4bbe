import type { InvestmentStatus } from '#domain/investment/status.ts';
import type { ProjectLabel } from '#domain/issuance/project-label.ts';
import type { SophisticatedStanding } from '#domain/onboarding/sophisticated.ts';
import type { RowState } from '#domain/statement/row-state.ts';
import type { KycStatus, TestStatus, UserStatus } from '#domain/user/status.ts';

/**
 * What a status says, whoever reads it: whose turn it is (`investor`, `house`; `other` is a provider, an issuer or time),
 * that something is in order (`done`), that it is at its end (`finished` well, `over` or not begun), or that it went `wrong`.
 */
export type Stage = 'investor' | 'house' | 'other' | 'done' | 'finished' | 'over' | 'wrong';

export const INVESTMENT_STAGE: Record<InvestmentStatus, Stage> = {
  RESERVED: 'other',
  CREATED: 'investor',
  ACCEPTED: 'investor',
  METHOD_PAYMENT: 'investor',
  CREDIT_CARD: 'investor',
  IN_UPLOAD_PROOF_OF_PAYMENT: 'investor',
  PROOF_OF_PAYMENT_UPLOADED: 'house',
  IN_UPDATE_CREDIT_CARD: 'investor',
  IN_UPDATE_TPV: 'investor',
  CARD_REGISTRATION_UPDATED: 'investor',
  CHARGED: 'done',
  SIGNED_PENDING: 'investor',
  SIGNED: 'done',
  PAYMENT_ERROR: 'wrong',
  MINTED: 'finished',
  CLOSED: 'over',
  CANCELED: 'over',
};

export const KYC_STAGE: Record<KycStatus, Stage> = {
  CREATED: 'over',
  RUNNING: 'other',
  PENDING: 'other',
  MANUAL_REVIEW: 'house',
  SUCCESS: 'done',
  ERROR: 'wrong',
  VERIFICATION_ERROR: 'wrong',
  MANUAL_ERROR: 'wrong',
};

export const USER_STAGE: Record<UserStatus, Stage> = { PENDING: 'over', VERIFIED: 'done', REJECTED: 'wrong' };

export const TEST_STAGE: Record<TestStatus, Stage> = {
  NONE: 'over',
  FAILED_ONCE: 'investor',
  FAILED: 'wrong',
  PASSED: 'done',
  DECLARED: 'done',
};

export const SOPHISTICATED_STAGE: Record<SophisticatedStanding, Stage> = {
  NONE: 'over',
  REQUESTED: 'house',
  GRANTED: 'done',
  REFUSED: 'wrong',
  EXPIRED: 'over',
  WITHDRAWN: 'over',
};

/** A project waits for nobody: what comes, what runs, what is reached and what was not. */
export const PROJECT_STAGE: Record<ProjectLabel, Stage> = {
  DRAFT: 'over',
  PRE_CAMPAIGN: 'other',
  VALIDATING: 'other',
  CAMPAIGN: 'other',
  CLOSED: 'done',
  FINANCED: 'done',
  NOT_FINANCED: 'over',
};

export const MOVEMENT_STAGE: Record<RowState, Stage> = {
  MATCHED: 'done',
  WAITING: 'house',
  HELD: 'other',
  RESOLVED: 'finished',
  IGNORED: 'over',
};
