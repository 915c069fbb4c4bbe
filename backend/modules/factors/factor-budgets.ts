import type { Budget } from '#backend/limits/budget.ts';

/** Wrong second factors of one person: only who knows their password gets so far. The right one wipes the slate. */
export const SIGN_IN_FACTOR: Budget = {
  name: 'factor:sign-in',
  free: 5,
  windowMinutes: 15,
  delays: [1, 2, 4, 8, 15],
  code: 'session.too_many',
};
/** First codes of a new authenticator. */
export const CONFIRM_FACTOR: Budget = { ...SIGN_IN_FACTOR, name: 'factor:confirm', free: 10, code: 'account.too_many' };
/** Wrong ones of a day before their person is told: two are a slip of the finger. */
export const WRONG_FACTORS: Budget = { ...SIGN_IN_FACTOR, name: 'factor:wrong', free: 2, windowMinutes: 24 * 60 };
/** One word a day to a person at whose second factor somebody fails who has their password. */
export const FACTOR_WARNING: Budget = {
  name: 'factor:warning',
  free: 1,
  windowMinutes: 24 * 60,
  delays: [1],
  code: 'session.too_many',
};
