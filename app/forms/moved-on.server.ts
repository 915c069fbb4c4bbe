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

/** Refusals of an act on a record of the house that somebody else, another window or a second press has decided before. */
const OVERTAKEN = new Set([
  'change.decided',
  'debt.in_default',
  'distribution.approved_before',
  'distribution.being_paid',
  'distribution.illegal_move',
  'distribution.nothing_to_return',
  'funds.settled',
  'issuance.already_suspended',
  'issuance.not_allottable',
  'issuance.not_refundable',
  'issuance.not_suspended',
  'look.nothing_changed',
  'message.settled',
  'papers.settled',
  'question.answered',
  'settings.decided',
  'update.settled',
  'vote.decided',
  'vote.not_open',
]);

/** Whether a record is decided already: its page has the form no more that could say so, and is drawn anew with the refusal as its first word. */
export function wasOvertaken(failure: ApiFailure): boolean {
  return OVERTAKEN.has(failure.code);
}
