/** An earning is shared out, then paid by the manager (the money is the holder's), then claimed by the holder (specification, section 4). */
export const EARNING_STATUSES = ['PENDING', 'PAID', 'CLAIMED'] as const;
export type EarningStatus = (typeof EARNING_STATUSES)[number];

/** Where a claimed earning goes. */
export const CLAIM_TARGETS = ['BANK_ACCOUNT', 'BALANCE'] as const;

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
