import type { Budget } from '#backend/limits/budget.ts';

/** Seconds between two codes to the same person. */
export const RESEND_AFTER_SECONDS = 60;

/** A new code may be asked for once a minute… */
export const CODE_SPACING: Budget = {
  name: 'code:spacing',
  free: 1,
  windowMinutes: 1,
  delays: [RESEND_AFTER_SECONDS / 60],
  code: 'code.too_soon',
};

/** …and six times an hour: with five tries each, a guesser sees 30 of 100,000. */
export const CODE_HOURLY: Budget = {
  name: 'code:hourly',
  free: 6,
  windowMinutes: 60,
  delays: [60],
  code: 'code.too_many',
};
