import type { IssuanceStatus } from './status.ts';

/** What keeps a project: its phase, or what hangs on it. `other`: something that no list shows. */
export const DELETION_REASONS = [
  'phase',
  'orders',
  'followers',
  'questions',
  'whitelist',
  'holders',
  'ledger',
  'other',
] as const;
export type DeletionReason = (typeof DELETION_REASONS)[number];

/** How much hangs on a project. */
export type Hanging = Record<Exclude<DeletionReason, 'phase'>, number>;

/** Whether a project's phase alone lets it be deleted. */
export function mayBeDeleted(status: IssuanceStatus): boolean {
  return status !== 'VALIDATING' && status !== 'CAMPAIGN';
}

/**
 * Why a project may not be deleted, with how much of it there is; empty: nothing hangs on it. An offer that is with the record-keeping body or open to the
 * public goes back first; what people have ordered, followed or asked is kept for good.
 */
export function deletionReasons(status: IssuanceStatus, hanging: Hanging): { reason: DeletionReason; count: number }[] {
  return [
    ...(!mayBeDeleted(status) ? [{ reason: 'phase' as const, count: 1 }] : []),
    ...DELETION_REASONS.flatMap((reason) => {
      const count = reason === 'phase' ? 0 : hanging[reason];
      return count > 0 ? [{ reason, count }] : [];
    }),
  ];
}
