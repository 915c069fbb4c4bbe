import type { UserStatus } from '#domain/user/status.ts';

/** Why a holder cannot be paid now: their part stays theirs and pending. The order is that in which they are looked at. */
export const HELD_REASONS = [
  'deleted',
  'rejected',
  'screening',
  'identity_expired',
  'identity_not_checked',
  'frozen',
] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

interface HolderFacts {
  deleted: boolean;
  status: UserStatus;
  /** What a list of sanctions or of people in public office may hold against them stops them (`domain/screening/hit.ts`). */
  stopped: boolean;
  /** The identity as it stands was checked, or the tenant checks nobody. */
  identityChecked: boolean;
  /** Last day of the identity document; null where it has none. */
  idExpiresOn: string | null;
  /** Their tokens are frozen on a chain. */
  frozen: boolean;
}

/** Why a holder cannot be paid on a day (as the tenant's calendar has it), or null. */
export function heldReason(
  { deleted, status, stopped, identityChecked, idExpiresOn, frozen }: HolderFacts,
  today: string,
): HeldReason | null {
  if (deleted) return 'deleted';
  if (status === 'REJECTED') return 'rejected';
  if (stopped) return 'screening';
  if (idExpiresOn !== null && idExpiresOn < today) return 'identity_expired';
  if (!identityChecked) return 'identity_not_checked';
  return frozen ? 'frozen' : null;
}
