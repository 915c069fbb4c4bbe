/** An earning is shared out, then paid by the manager (the money is the holder's), then claimed by the holder (specification, section 4). */
export const EARNING_STATUSES = ['PENDING', 'PAID', 'CLAIMED'] as const;
export type EarningStatus = (typeof EARNING_STATUSES)[number];

/** Where a claimed earning goes. */
export const CLAIM_TARGETS = ['BANK_ACCOUNT', 'BALANCE', 'WALLET'] as const;
export type ClaimTarget = (typeof CLAIM_TARGETS)[number];
