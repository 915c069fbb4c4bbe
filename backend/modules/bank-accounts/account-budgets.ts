import type { Budget } from '#backend/limits/budget.ts';

/** Passwords tried for a change of one person's account: whoever sits at somebody's open session guesses as slowly as at the door. The right one wipes the slate. */
export const ACCOUNT_PASSWORD: Budget = {
  name: 'bank-account:password',
  free: 5,
  windowMinutes: 15,
  delays: [1, 2, 4, 8, 15],
  code: 'bank_account.too_many',
};

/** Codes for one person's account an hour, however they are spaced; each has five tries. */
export const codesOf = (userId: string) => `bank-account:${userId}`;

/** Links tried from one address. A link has 256 bits: this keeps the noise down, not the guesser. */
export const ACCOUNT_LINK: Budget = {
  name: 'bank-account:link',
  free: 30,
  windowMinutes: 60,
  delays: [5, 15, 60],
  code: 'bank_account.too_many',
};
