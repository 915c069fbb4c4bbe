import { ApiFailure } from '#app/api/failure.ts';

/** Refusals of a form whose answer has been given before: in another window, or by somebody at the platform. */
const MOVED_ON = new Set([
  'kyc.done',
  'kyc.in_review',
  'suitability.passed',
  'suitability.no_attempts',
  'suitability.not_failed',
  'sophisticated.not_now',
  'sophisticated.not_waiting',
]);

/** Whether a call failed only because the person is further on than the page that they sent: the page drawn anew says where they stand. */
export function hasMovedOn(failure: unknown): boolean {
  return failure instanceof ApiFailure && MOVED_ON.has(failure.code);
}
