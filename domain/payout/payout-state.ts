/** `WAITING` for the next file for the bank, also where the bank sent it back; `IN_FILE` until its debit is there. */
export const PAYOUT_STATES = ['WAITING', 'IN_FILE', 'SENT'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** Besides, `CANCELED`: a withdrawal that its person took back while it stood in no file. */
export const ALL_PAYOUT_STATES = [...PAYOUT_STATES, 'CANCELED'] as const;

/** Where the money of a pay-out comes from. */
export const PAYOUT_SOURCES = ['EARNINGS', 'BALANCE'] as const;
