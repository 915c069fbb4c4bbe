import type { z } from 'zod';
import type { ProjectRow } from '#backend/modules/projects/projects.repository.ts';
import type { OfTenant, Section } from '#backend/modules/projects/section.ts';
import type { calendarFields } from '#contract/project-fields.ts';
import { type CampaignCalendar, calendarProblems } from '#domain/issuance/campaign-calendar.ts';
import { addDays, type Day, dayIn, endOfDay } from '#domain/time/zone.ts';

type Calendar = z.output<typeof calendarFields>;

const SECOND_MS = 1000;

/** The campaign's days. A moment whose day stays is not touched: it may have been set to the hour. */
export const calendarSection: Section<Calendar> = {
  name: 'calendar',
  read: ({ issuance }, call) => daysOf(issuance, zoneOf(call)),
  async check(values, { issuance }, call) {
    const before = daysOf(issuance, zoneOf(call));
    return calendarProblems(ruled(values), ruled(before), dayIn(call.now, zoneOf(call)));
  },
  write(values, { issuance }, call) {
    const zone = zoneOf(call);
    const before = daysOf(issuance, zone);
    return {
      campaignStartsAt:
        values.starts_on === before.starts_on
          ? issuance.campaignStartsAt
          : values.starts_on
            ? startOfDay(values.starts_on, zone)
            : null,
      campaignEndsAt:
        values.ends_on === before.ends_on
          ? issuance.campaignEndsAt
          : values.ends_on
            ? endOfDay(values.ends_on, zone)
            : null,
      campaignDays: values.campaign_days,
      tokenExpiresOn: values.token_expires_on,
    };
  },
};

function daysOf(issuance: ProjectRow, zone: string): Calendar {
  const { campaignStartsAt, campaignEndsAt } = issuance;
  return {
    starts_on: campaignStartsAt && dayIn(campaignStartsAt, zone),
    ends_on: campaignEndsAt && dayIn(campaignEndsAt, zone),
    campaign_days: issuance.campaignDays,
    token_expires_on: issuance.tokenExpiresOn,
  };
}

function ruled(values: Calendar): CampaignCalendar {
  const { starts_on, ends_on, campaign_days, token_expires_on } = values;
  return { startsOn: starts_on, endsOn: ends_on, days: campaign_days, tokenExpiresOn: token_expires_on };
}

const zoneOf = ({ tenant }: OfTenant) => tenant.customization.tenant.time_zone;
const startOfDay = (day: Day, zone: string) => new Date(endOfDay(addDays(day, -1), zone).getTime() + SECOND_MS);
