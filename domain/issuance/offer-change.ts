import { orderExpiresAt } from '#domain/investment/order-expiry.ts';
import { reflectionEndsAt } from '#domain/investment/reflection.ts';
import { DAYS_TO_PAY_AFTER_SUSPENSION } from '#domain/limits.ts';
import { type Day, dayIn } from '#domain/time/zone.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';
import type { IssuanceStatus } from './status.ts';
import type { SuspensionGrants } from './suspension.ts';

/** How a change of an offer stands: it waits for a manager, holds, was given back, or was taken back by who prepared it. */
export const CHANGE_STATES = ['PROPOSED', 'APPROVED', 'RETURNED', 'WITHDRAWN'] as const;
type ChangeState = (typeof CHANGE_STATES)[number];

/** Phases in which people stand behind an offer that can still change: a new version of its sheet goes this way. */
const WITH_PEOPLE: readonly IssuanceStatus[] = ['PRE_CAMPAIGN', 'VALIDATING', 'CAMPAIGN'];
/** Phases in which its terms may be changed this way; while the record-keeping body has them they stay. */
const WITH_TERMS: readonly IssuanceStatus[] = ['PRE_CAMPAIGN', 'CAMPAIGN'];

/** Whether a new version of the sheet is a change of an offer that people stand behind; a first version never is. */
export function isChange({ status, hasPublished }: { status: IssuanceStatus; hasPublished: boolean }): boolean {
  return hasPublished && WITH_PEOPLE.includes(status);
}

/** Whether terms may be changed as a change of the offer: not once its campaign is over, for what was offered is then sold or given back. */
export function termsMayChange(
  { status, campaignEndsAt: end }: { status: IssuanceStatus; campaignEndsAt: Date | null },
  now: Date,
): boolean {
  return WITH_TERMS.includes(status) && (end === null || now.getTime() < end.getTime());
}

/**
 * The terms that may change while people stand behind an offer. Not among them: price, token and kind of product, in which every placed order is
 * counted; issuer and first day, without which it is another offer; and how tokens are made and shared out, on which orders were placed.
 */
export const CHANGEABLE_TERMS = [
  'ends_on',
  'token_expires_on',
  'tokens_for_sale',
  'soft_cap_tokens',
  'min_tokens',
  'max_tokens',
  'headline_return',
  'finance',
  'repayment',
  'terms',
  'risks',
] as const;
export type ChangeableTerm = (typeof CHANGEABLE_TERMS)[number];

/** What nobody can call a trifle: until when money is tied, how much is sold or must be, what the token gives. Of sizes of an order, of risks' words and of the sheet the manager judges. */
const ALWAYS_MATERIAL: readonly ChangeableTerm[] = [
  'ends_on',
  'token_expires_on',
  'tokens_for_sale',
  'soft_cap_tokens',
  'headline_return',
  'finance',
  'repayment',
  'terms',
];

/** Those of some changed terms that make a change material whatever anybody says. */
export function alwaysMaterial(changed: readonly ChangeableTerm[]): ChangeableTerm[] {
  return changed.filter((term) => ALWAYS_MATERIAL.includes(term));
}

/** The sizes of confirmed orders, in tokens; null: there is none. */
export interface PlacedOrders {
  smallest: number | null;
  largest: number | null;
}

/** What of new terms placed orders do not bear: none of them may become one that could not be placed. */
export function placedOrderProblems(
  terms: { min_tokens: number; max_tokens: number },
  { smallest, largest }: PlacedOrders,
): { min_tokens?: Problem; max_tokens?: Problem } {
  return {
    ...(smallest !== null && terms.min_tokens > smallest
      ? { min_tokens: problem('validator.error_number_max_tokens', { max: smallest }) }
      : {}),
    ...(largest !== null && terms.max_tokens < largest
      ? { max_tokens: problem('validator.error_number_min_tokens', { min: largest }) }
      : {}),
  };
}

/** The first day that a campaign may be made to end on: whoever stands behind it has had the whole time to read and take it back. */
export function earliestEnd(now: Date, timeZone: string): Day {
  return dayIn(changeGrants(now, timeZone).revocableUntil, timeZone);
}

/**
 * What every order gets when an offer changes materially (ECSPR, article 23(8); decision record 0064): a whole reflection period from now to take it
 * back at no cost, experienced or not; an unpaid order lives at least three days longer than that, so that nobody has to pay before they have read.
 */
export function changeGrants(now: Date, timeZone: string): SuspensionGrants {
  const revocableUntil = reflectionEndsAt(now, timeZone);
  return { revocableUntil, payableUntil: orderExpiresAt(revocableUntil, DAYS_TO_PAY_AFTER_SUSPENSION, timeZone) };
}

/** Why a change cannot be approved by somebody, or null: it was decided already; or the tenant asks for two people, and it is their own work. */
export function changeRefusal(
  change: { state: ChangeState; proposedBy: string },
  { managerId, needsTwo }: { managerId: string; needsTwo: boolean },
): 'decided' | 'needs_another' | null {
  if (change.state !== 'PROPOSED') return 'decided';
  return needsTwo && change.proposedBy === managerId ? 'needs_another' : null;
}
