import type { Budget } from '#backend/limits/budget.ts';

/** Passwords tried to confirm a transfer: whoever sits at somebody's open session guesses as slowly as at the door. The right one wipes the slate. */
export const TRANSFER_PASSWORD: Budget = {
  name: 'transfer:password',
  free: 5,
  windowMinutes: 15,
  delays: [1, 2, 4, 8, 15],
  code: 'transfer.too_many_tries',
};

/** Codes for one person's transfers an hour, however they are spaced; each has five tries. */
export const codesOf = (userId: string) => `transfer:${userId}`;
