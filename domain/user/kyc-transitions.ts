import { KYC_STATUSES, type KycStatus, REJECTION_REASONS, type RejectionReason, type UserStatus } from './status.ts';

/** Who moves an identity check. */
type KycActor = 'person' | 'provider' | 'manager';

interface KycMove {
  from: KycStatus | null;
  to: KycStatus;
  by: readonly KycActor[];
}

/** The provider has the check, or it is on its way there. */
export const AT_PROVIDER_STATUSES = ['RUNNING', 'PENDING'] as const satisfies readonly KycStatus[];

const RESULTS: readonly KycStatus[] = ['SUCCESS', 'ERROR', 'VERIFICATION_ERROR', 'MANUAL_REVIEW'];
const FAILED: readonly KycStatus[] = ['ERROR', 'VERIFICATION_ERROR', 'MANUAL_ERROR'];

/** Every legal move (domain.md, section 3). PENDING is a running check that the provider has put off, for up to 24 hours. A failed check may be sent again. */
const MOVES: readonly KycMove[] = [
  { from: null, to: 'CREATED', by: ['person'] },
  ...[null, 'CREATED' as const, ...FAILED].map((from): KycMove => ({ from, to: 'RUNNING', by: ['person'] })),
  { from: 'RUNNING', to: 'PENDING', by: ['provider'] },
  ...AT_PROVIDER_STATUSES.flatMap((from) => RESULTS.map((to): KycMove => ({ from, to, by: ['provider'] }))),
  { from: 'MANUAL_REVIEW', to: 'SUCCESS', by: ['manager'] },
  { from: 'MANUAL_REVIEW', to: 'MANUAL_ERROR', by: ['manager'] },
];

/** Whether this actor may move an identity check so; `from` null is a person of whom nothing is known yet. */
export function mayMoveKyc(from: KycStatus | null, to: KycStatus, by: KycActor): boolean {
  return MOVES.some((move) => move.from === from && move.to === to && move.by.includes(by));
}

/** Where a check can go from here, by this actor or by anyone. */
export function nextKycStatuses(from: KycStatus | null, by?: KycActor): KycStatus[] {
  return KYC_STATUSES.filter((to) =>
    by ? mayMoveKyc(from, to, by) : MOVES.some((move) => move.from === from && move.to === to),
  );
}

/** Whether the person may still change what the check is about: before it runs and after it failed. */
export function mayEditIdentity(status: KycStatus | null): boolean {
  return nextKycStatuses(status, 'person').length > 0;
}

/** A manager's word on a person. A rejection names one of the four reasons, a verification none; both can be taken back for another. */
export function mayJudgeUser(from: UserStatus, to: UserStatus, reason: RejectionReason | null): boolean {
  if (to === 'PENDING' || from === to) return false;
  return to === 'REJECTED' ? reason !== null && REJECTION_REASONS.includes(reason) : reason === null;
}

/** Whether a manager has to look at the check. */
export function waitsForManager(status: KycStatus | null | undefined): boolean {
  return status === 'MANUAL_REVIEW';
}

/** Whether the person's identity was found right. */
export function isIdentified(status: KycStatus | null | undefined): boolean {
  return status === 'SUCCESS';
}
