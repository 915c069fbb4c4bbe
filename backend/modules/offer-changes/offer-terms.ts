import { isDeepStrictEqual } from 'node:util';
import type { SignedInCall } from '#backend/http/call.ts';
import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';
import type { ProjectChange, ProjectParts } from '#backend/modules/projects/projects.repository.ts';
import type { OfTenant, Problems } from '#backend/modules/projects/section.ts';
import { calendarSection } from '#backend/modules/projects/sections/calendar.ts';
import { returnSection } from '#backend/modules/projects/sections/return.ts';
import { tokenSection } from '#backend/modules/projects/sections/token.ts';
import type { OfferTerms } from '#contract/offer-terms.ts';
import { completed } from '#domain/issuance/campaign-calendar.ts';
import {
  CHANGEABLE_TERMS,
  type ChangeableTerm,
  earliestEnd,
  type PlacedOrders,
  placedOrderProblems,
} from '#domain/issuance/offer-change.ts';
import { problem } from '#domain/validation/problem.ts';

const partsOf = (issuance: IssuanceRow): ProjectParts => ({
  issuance,
  team: [],
  documents: [],
  noticeAddresses: [],
});

/** The terms of an offer that may change while people stand behind it, as they are. */
export function termsOf(issuance: IssuanceRow, call: OfTenant): OfferTerms {
  const parts = partsOf(issuance);
  const { ends_on, token_expires_on } = calendarSection.read(parts, call);
  const { tokens_for_sale, soft_cap_tokens, min_tokens, max_tokens } = tokenSection.read(parts, call);
  const sizes = { tokens_for_sale, soft_cap_tokens, min_tokens, max_tokens };
  return { ends_on, token_expires_on, ...sizes, ...returnSection.read(parts, call) };
}

/** The terms that differ. */
export function changedTerms(before: OfferTerms, after: OfferTerms): ChangeableTerm[] {
  return CHANGEABLE_TERMS.filter((term) => !isDeepStrictEqual(before[term], after[term]));
}

/** The columns of an issuance with other terms. */
export function columnsOf(issuance: IssuanceRow, terms: OfferTerms, call: OfTenant): ProjectChange {
  const { calendar, token, gives } = sectionsOf(issuance, terms, call);
  const parts = partsOf(issuance);
  return {
    ...calendarSection.write(calendar, parts, call),
    ...tokenSection.write(token, parts, call),
    ...returnSection.write(gives, parts, call),
  };
}

/** What is wrong with new terms, by field: the rules of the editor's own sections, and what placed orders and people's time to read ask for. */
export async function termProblems(
  issuance: IssuanceRow,
  { before, after, placed }: { before: OfferTerms; after: OfferTerms; placed: PlacedOrders },
  call: SignedInCall,
): Promise<Problems> {
  const { calendar, token, gives } = sectionsOf(issuance, after, call);
  const parts = partsOf(issuance);
  const zone = call.tenant.customization.tenant.time_zone;
  const first = earliestEnd(call.now, zone);
  const moves = after.ends_on !== before.ends_on;
  const allotted = issuance.allottedAt !== null && after.tokens_for_sale !== before.tokens_for_sale;
  return {
    ...(await calendarSection.check?.(calendar, parts, call)),
    ...(await tokenSection.check?.(token, parts, call)),
    ...(await returnSection.check?.(gives, parts, call)),
    ...placedOrderProblems(after, placed),
    ...(allotted ? { tokens_for_sale: problem('validator.error_locked_orders') } : {}),
    // A campaign that has an end keeps one.
    ...(moves && after.ends_on === null ? { ends_on: problem('validator.error_null') } : {}),
    ...(moves && after.ends_on !== null && after.ends_on < first
      ? { ends_on: problem('validator.error_date_min', { min: first }) }
      : {}),
  };
}

function sectionsOf(issuance: IssuanceRow, terms: OfferTerms, call: OfTenant) {
  const parts = partsOf(issuance);
  const { ends_on, token_expires_on, headline_return, finance, repayment, terms: rows, risks, ...sizes } = terms;
  const was = calendarSection.read(parts, call);
  const days =
    was.campaign_days === null || ends_on === was.ends_on
      ? was.campaign_days
      : completed({ startsOn: was.starts_on, endsOn: ends_on, days: null, tokenExpiresOn: null }).days;
  return {
    calendar: { ...was, ends_on, token_expires_on, campaign_days: days },
    token: { ...tokenSection.read(parts, call), ...sizes },
    gives: { headline_return, finance, repayment, terms: rows, risks },
  };
}
