import type { IssuanceStatus } from '#domain/issuance/status.ts';
import type { Localized } from '#domain/tenant/language.ts';
import { addDays, addMonths, type Day } from '#domain/time/zone.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';

/** A certificate of legitimation is good until the day that it names, and for six months at most; three where nothing else is said (decision record 0156). */
export const MOST_MONTHS = 6;
const USUAL_MONTHS = 3;

/** What a holder shows one for (Real Decreto 814/2023, article 21: the certificate says its purpose). */
export const LEGITIMATION_PURPOSES = ['RIGHTS', 'TRANSFER', 'PLEDGE', 'AUTHORITY', 'OTHER'] as const;
export type LegitimationPurpose = (typeof LEGITIMATION_PURPOSES)[number];

/** How it came to its end: given back, or its last day was over. */
export const LEGITIMATION_ENDINGS = ['RETURNED', 'EXPIRED'] as const;
export type LegitimationEnding = (typeof LEGITIMATION_ENDINGS)[number];
/** While one stands its tokens cannot go anywhere (Real Decreto 814/2023, article 24). */
export const LEGITIMATION_STANDINGS = ['STANDS', ...LEGITIMATION_ENDINGS] as const;
export type LegitimationStanding = (typeof LEGITIMATION_STANDINGS)[number];

/** What stands on the paper and never changes. */
export interface LegitimationContent {
  issuer: { name: string; taxNumber: string };
  project: Localized;
  token: { name: string; symbol: string };
  /** What the record-keeping body calls the issuance; null while nothing is written down. */
  reference: string | null;
  holder: { name: string; taxNumber: string };
  /** The entity that keeps the register. */
  keeper: string;
  /** What the holder wrote of the purpose, in their words. */
  detail: string;
}

/** Between which days the last one of a certificate of today lies, and which it is where nothing else is said. It is good on that day as well. */
export function validityOf(today: Day): { first: Day; usual: Day; latest: Day } {
  return { first: addDays(today, 1), usual: addMonths(today, USUAL_MONTHS), latest: addMonths(today, MOST_MONTHS) };
}

/** What is wrong with the last day of a certificate that is asked for today, or null. */
export function checkValidUntil(day: Day, today: Day): Problem | null {
  const { first: min, latest: max } = validityOf(today);
  return day < min || day > max ? problem('validator.error_date_range', { min, max }) : null;
}

/** How one stands on a day of the tenant's calendar: what its last day ended is over whether or not that was noted yet. */
export function standingOf(
  of: { ending: LegitimationEnding | null; validUntil: Day },
  today: Day,
): LegitimationStanding {
  return of.ending ?? (of.validUntil < today ? 'EXPIRED' : 'STANDS');
}

/** Whether its holder gives it back by themselves: what somebody else relies on is noted as given back by a manager, who has it from them. */
export function holderReturns(purpose: LegitimationPurpose): boolean {
  return purpose !== 'PLEDGE' && purpose !== 'AUTHORITY';
}

/** Why none is had, at the field where it is said. */
export const LEGITIMATION_REFUSALS = ['not_closed', 'on_chain', 'not_whole', 'certified', 'too_many'] as const;
type OfToken = Extract<(typeof LEGITIMATION_REFUSALS)[number], 'not_closed' | 'on_chain'>;

/** Why no certificate can be had of a token: until its campaign is over an order may be undone, and what is on a chain is moved there by its own acts. */
export function wrongOfCertified(token: { status: IssuanceStatus; onChain: boolean }): OfToken | null {
  if (token.status !== 'CLOSED') return 'not_closed';
  return token.onChain ? 'on_chain' : null;
}
