import { nearDays } from '#domain/time/near-day.ts';
import { addDays, type Day, daysBetween } from '#domain/time/zone.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';

/** Longest campaign, as the database holds it. */
export const CAMPAIGN_MAX_DAYS = 1000;

/** The days of a campaign by the tenant's calendar, first and last included; null: not set. */
export interface CampaignCalendar {
  startsOn: Day | null;
  endsOn: Day | null;
  days: number | null;
  tokenExpiresOn: Day | null;
}
type CalendarField = 'starts_on' | 'ends_on' | 'campaign_days' | 'token_expires_on';

/** A calendar with the day or the number of days that follows from the other two; as it is where nothing follows. */
export function completed(calendar: CampaignCalendar): CampaignCalendar {
  const { startsOn, endsOn, days } = calendar;
  if (startsOn && endsOn) return { ...calendar, days: days ?? Math.max(1, daysBetween(startsOn, endsOn) + 1) };
  if (startsOn && days) return { ...calendar, endsOn: addDays(startsOn, days - 1) };
  if (endsOn && days) return { ...calendar, startsOn: addDays(endsOn, 1 - days) };
  return calendar;
}

/**
 * What is wrong between the days of a campaign.
 * @param before as it is saved: a first day that has passed may stay, but none may be set
 */
export function calendarProblems(
  calendar: CampaignCalendar,
  before: CampaignCalendar,
  today: Day,
): Partial<Record<CalendarField, Problem>> {
  const { startsOn, endsOn, days, tokenExpiresOn } = calendar;
  const found: Partial<Record<CalendarField, Problem>> = {};
  const latest = nearDays(new Date(`${today}T00:00:00Z`)).max;
  if (startsOn && startsOn !== before.startsOn && startsOn < today)
    found.starts_on = problem('validator.error_date_min', { min: today });
  else if (startsOn && startsOn > latest) found.starts_on = problem('validator.error_date_max', { max: latest });
  const earliestEnd = endsOn !== before.endsOn && (!startsOn || startsOn < today) ? today : startsOn;
  if (endsOn && earliestEnd && endsOn < earliestEnd)
    found.ends_on = problem('validator.error_date_min', { min: earliestEnd });
  else if (endsOn && endsOn > latest) found.ends_on = problem('validator.error_date_max', { max: latest });
  if (days !== null && (days < 1 || days > CAMPAIGN_MAX_DAYS)) {
    found.campaign_days = problem('validator.error_number_max', { max: CAMPAIGN_MAX_DAYS });
  } else if (days !== null && startsOn && endsOn && !found.ends_on && daysBetween(startsOn, endsOn) + 1 !== days) {
    found.campaign_days = problem('validator.error_campaign_days', { count: daysBetween(startsOn, endsOn) + 1 });
  }
  if (tokenExpiresOn && endsOn && tokenExpiresOn <= endsOn)
    found.token_expires_on = problem('validator.error_date_min', { min: addDays(endsOn, 1) });
  return found;
}
