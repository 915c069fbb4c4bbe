/** `WAITING` for the next file for the bank, also where the bank sent it back; `IN_FILE` until its debit is there. */
export const PAYOUT_STATES = ['WAITING', 'IN_FILE', 'SENT'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];
