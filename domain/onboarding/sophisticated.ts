import { SOPHISTICATED_REMINDER_DAYS, SOPHISTICATED_VALIDITY_YEARS } from '#domain/limits.ts';
import { addYears, inForce } from '#domain/time/years.ts';
import type { KycStatus, LegalType } from '#domain/user/status.ts';

/** States of a request for sophisticated status; a manager reviews it (ECSPR, Annex II), unless the person takes it back before. */
export const SOPHISTICATED_STATUSES = ['REQUESTED', 'GRANTED', 'REFUSED', 'WITHDRAWN'] as const;
type SophisticatedStatus = (typeof SOPHISTICATED_STATUSES)[number];

/** How a person stands: no request yet, the state of the newest one, or a granted status that has ended. */
export const SOPHISTICATED_STANDINGS = ['NONE', ...SOPHISTICATED_STATUSES, 'EXPIRED'] as const;
export type SophisticatedStanding = (typeof SOPHISTICATED_STANDINGS)[number];

/** The criteria of Annex II by what a person is. */
export const SOPHISTICATED_CRITERIA = {
  INDIVIDUAL: ['wealth', 'profession', 'experience'],
  LEGAL_ENTITY: ['own_funds', 'turnover', 'balance_sheet'],
} as const satisfies Record<LegalType, readonly string[]>;

export type SophisticatedCriterion = (typeof SOPHISTICATED_CRITERIA)[LegalType][number];

/** How many of its criteria each has to meet. */
export const CRITERIA_NEEDED: Record<LegalType, number> = { INDIVIDUAL: 2, LEGAL_ENTITY: 1 };

/** Raise it when the wording of the request's declaration changes: what was shown is kept with every request. */
export const SOPHISTICATED_DECLARATION_VERSION = '2026-1';

const DAY_MS = 86_400_000;

/** Whether the criteria stated are all of that kind of person's, each once, and enough. */
export function criteriaSuffice(legalType: LegalType, criteria: readonly string[]): boolean {
  const known: readonly string[] = SOPHISTICATED_CRITERIA[legalType];
  const stated = new Set(criteria);
  return (
    stated.size === criteria.length &&
    criteria.every((criterion) => known.includes(criterion)) &&
    stated.size >= CRITERIA_NEEDED[legalType]
  );
}

/** What is known of a person's newest request that was not withdrawn; null where there is none. */
interface NewestRequest {
  status: SophisticatedStatus;
  validUntil: Date | null;
}

export function standingOf(newest: NewestRequest | null, now: Date): SophisticatedStanding {
  if (!newest) return 'NONE';
  return newest.status === 'GRANTED' && !inForce(newest.validUntil, now) ? 'EXPIRED' : newest.status;
}

/** Whether the person may ask now: not while a request waits, nor while a status lasts beyond the reminder's days. */
export function mayRequestSophisticated(newest: NewestRequest | null, now: Date): boolean {
  const standing = standingOf(newest, now);
  if (standing === 'REQUESTED') return false;
  return standing !== 'GRANTED' || endsSoon(newest?.validUntil ?? null, now);
}

/** Whether a status ends within the reminder's days. */
function endsSoon(validUntil: Date | null, now: Date): boolean {
  return validUntil !== null && validUntil.getTime() - now.getTime() <= SOPHISTICATED_REMINDER_DAYS * DAY_MS;
}

/** Only a request that waits is granted or refused, and by somebody else; only such a one is withdrawn, by its own person. */
export function mayReviewSophisticated(status: SophisticatedStatus): boolean {
  return status === 'REQUESTED';
}

/** Whether it is known whom the evidence speaks of: where the tenant checks identities, nobody is granted before theirs is confirmed (ours). */
export function identityAllowsGrant(checksIdentity: boolean, kycStatus: KycStatus | null): boolean {
  return !checksIdentity || kycStatus === 'SUCCESS';
}

/** What a legal person declares, in EUR cents of its last year. */
interface LegalPersonClaim {
  ownFundsCents: bigint;
  turnoverCents: bigint;
  balanceSheetCents: bigint;
}

/** What a natural person declares. */
interface NaturalPersonClaim {
  /** Personal gross income in EUR cents a year. */
  grossIncomeCents: bigint;
  /** Financial instruments and cash deposits in EUR cents. */
  portfolioCents: bigint;
  /** Full years in a professional position of the financial sector that needs knowledge of the transactions. */
  professionalYears: number;
  /** Full months as an executive of a legal person that itself qualifies. */
  executiveMonths: number;
  /** Significant transactions on capital markets in each of the last four quarters. */
  transactionsPerQuarter: readonly [number, number, number, number];
}

const EUR = 100n;

/** The sums of Annex II in EUR cents, by the criterion that names them. */
export const SOPHISTICATED_SUMS = {
  wealth: { income: 60_000n * EUR, portfolio: 100_000n * EUR },
  own_funds: { sum: 100_000n * EUR },
  turnover: { sum: 2_000_000n * EUR },
  balance_sheet: { sum: 1_000_000n * EUR },
} as const;

/** One of: own funds of 100,000, turnover of 2,000,000, balance sheet of 1,000,000 EUR, each at least. */
export function legalPersonQualifies(claim: LegalPersonClaim): boolean {
  return (
    claim.ownFundsCents >= SOPHISTICATED_SUMS.own_funds.sum ||
    claim.turnoverCents >= SOPHISTICATED_SUMS.turnover.sum ||
    claim.balanceSheetCents >= SOPHISTICATED_SUMS.balance_sheet.sum
  );
}

/** Which of the three criteria a natural person meets: wealth, profession, experience. */
function naturalPersonCriteria(claim: NaturalPersonClaim): {
  wealth: boolean;
  profession: boolean;
  experience: boolean;
} {
  const transactions = claim.transactionsPerQuarter.reduce((sum, count) => sum + count, 0);
  return {
    wealth:
      claim.grossIncomeCents >= SOPHISTICATED_SUMS.wealth.income ||
      claim.portfolioCents > SOPHISTICATED_SUMS.wealth.portfolio,
    profession: claim.professionalYears >= 1 || claim.executiveMonths >= 12,
    experience: transactions >= 10 * claim.transactionsPerQuarter.length,
  };
}

/** Two of the three. */
export function naturalPersonQualifies(claim: NaturalPersonClaim): boolean {
  return Object.values(naturalPersonCriteria(claim)).filter(Boolean).length >= CRITERIA_NEEDED.INDIVIDUAL;
}

/** End of a granted status: two years. */
export function sophisticatedUntil(grantedAt: Date): Date {
  return addYears(grantedAt, SOPHISTICATED_VALIDITY_YEARS);
}
