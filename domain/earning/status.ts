/** An earning is shared out, then paid by the manager (the money is the holder's), then claimed by the holder (specification, section 4). */
export const EARNING_STATUSES = ['PENDING', 'PAID', 'CLAIMED'] as const;
export type EarningStatus = (typeof EARNING_STATUSES)[number];

/** Where a claimed earning goes. */
export const CLAIM_TARGETS = ['BANK_ACCOUNT', 'BALANCE'] as const;
type ClaimTarget = (typeof CLAIM_TARGETS)[number];

/** Every legal move; CLAIMED is irreversible. */
const MOVES: Record<EarningStatus, readonly { to: EarningStatus; by: 'manager' | 'holder' }[]> = {
  PENDING: [{ to: 'PAID', by: 'manager' }],
  PAID: [{ to: 'CLAIMED', by: 'holder' }],
  CLAIMED: [],
};

/** Whether this actor may move an earning so. */
export function mayMoveEarning(from: EarningStatus, to: EarningStatus, by: 'manager' | 'holder'): boolean {
  return MOVES[from].some((move) => move.to === to && move.by === by);
}

/** Why an earning cannot be claimed, or null: it must be paid, and a bank account be known where the money goes there. */
export function claimRefusal(earning: {
  status: EarningStatus;
  target: ClaimTarget;
  hasBankAccount: boolean;
}): 'not_paid' | 'already_claimed' | 'no_bank_account' | null {
  if (earning.status === 'CLAIMED') return 'already_claimed';
  if (!mayMoveEarning(earning.status, 'CLAIMED', 'holder')) return 'not_paid';
  return earning.target === 'BANK_ACCOUNT' && !earning.hasBankAccount ? 'no_bank_account' : null;
}
