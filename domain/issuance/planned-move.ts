import { PLANNED_MOVE_MAX_DAYS } from '#domain/limits.ts';

const DAY_MS = 86_400_000;

/** Whether a change of phase can be planned for a moment: later than now, and within a year. */
export function mayPlanFor(at: Date, now: Date): boolean {
  const ahead = at.getTime() - now.getTime();
  return ahead > 0 && ahead <= PLANNED_MOVE_MAX_DAYS * DAY_MS;
}

/** What becomes of a planned closing once its moment has come. */
type ClosingVerdict =
  /** It closes now. */
  | 'closes'
  /** It could still reach its soft cap by money that is in: it waits for the reflection periods and payments under way. */
  | 'waits'
  /** It cannot any more: a manager decides, as a rule to refund all. */
  | 'under_soft_cap';

/**
 * A planned closing never loses a campaign its soft cap: money that may still be taken back, and orders whose payment may still arrive, are waited for.
 * @param facts in cents. `firmCents` can no longer be taken back; `raisedCents` is all that is in; `pendingCents` is of confirmed orders that are not paid
 */
export function closingVerdict(facts: {
  firmCents: bigint;
  raisedCents: bigint;
  pendingCents: bigint;
  softCapCents: bigint;
}): ClosingVerdict {
  const { firmCents, raisedCents, pendingCents, softCapCents } = facts;
  if (firmCents >= softCapCents) return 'closes';
  return raisedCents + pendingCents >= softCapCents ? 'waits' : 'under_soft_cap';
}
