import { KYC_PROMISED_UP_TO_HOURS } from '#domain/limits.ts';

const HOUR_MS = 3_600_000;

/** By when the person who sent their identity has been promised an answer. */
export function reviewDueAt(submittedAt: Date): Date {
  return new Date(submittedAt.getTime() + KYC_PROMISED_UP_TO_HOURS * HOUR_MS);
}
