import { fieldRefusal } from '#backend/http/refusal.ts';
import type { Work } from '#backend/work.ts';
import { type Day, dayIn, endOfDay } from '#domain/time/zone.ts';
import { problem } from '#domain/validation/problem.ts';
import { registerSize } from './register.repository.ts';

/** As many holders get their parts within the request; of more a job works them out. */
export const AT_ONCE = 1_000;

/**
 * The moment of a record day: its end, or now where the day is today; and how many held tokens then, as far as `AT_ONCE` + 1.
 * @throws Refusal 422 on `record_on`: a day that is still to come, one before the first token, one on which nobody held any
 */
export async function recordMoment(
  work: Work,
  issuanceId: string,
  asked?: Day,
): Promise<{ at: Date; holders: number }> {
  const { tx, tenant, now } = work;
  const zone = tenant.customization.tenant.time_zone;
  const today = dayIn(now, zone);
  const day = asked ?? today;
  if (day > today) throw fieldRefusal({ record_on: problem('validator.error_date_max', { max: today }) });
  // The whole last second belongs to the day.
  const at = day === today ? now : new Date(endOfDay(day, zone).getTime() + 999);
  const { holders, first } = await registerSize(tx, { tenantId: tenant.id, issuanceId, at }, AT_ONCE);
  if (first === null) throw fieldRefusal({ record_on: problem('validator.error_no_holders') });
  if (first > at) throw fieldRefusal({ record_on: problem('validator.error_date_min', { min: dayIn(first, zone) }) });
  if (holders === 0) throw fieldRefusal({ record_on: problem('validator.error_no_holders') });
  return { at, holders };
}
