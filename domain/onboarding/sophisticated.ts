import { SOPHISTICATED_VALIDITY_YEARS } from '#domain/limits.ts';
import { addYears } from '#domain/time/years.ts';

/** States of a request for sophisticated status; a manager reviews it (ECSPR, Annex II). */
export const SOPHISTICATED_STATUSES = ['REQUESTED', 'GRANTED', 'REFUSED'] as const;
export type SophisticatedStatus = (typeof SOPHISTICATED_STATUSES)[number];

/** What a legal person declares, in EUR cents of its last year. */
export interface LegalPersonClaim {
  ownFundsCents: bigint;
  turnoverCents: bigint;
  balanceSheetCents: bigint;
}

/** What a natural person declares. */
export interface NaturalPersonClaim {
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

/** One of: own funds of 100,000, turnover of 2,000,000, balance sheet of 1,000,000 EUR, each at least. */
export function legalPersonQualifies(claim: LegalPersonClaim): boolean {
  return (
    claim.ownFundsCents >= 100_000n * EUR ||
    claim.turnoverCents >= 2_000_000n * EUR ||
    claim.balanceSheetCents >= 1_000_000n * EUR
  );
}

/** Which of the three criteria a natural person meets: wealth, profession, experience. */
export function naturalPersonCriteria(claim: NaturalPersonClaim): {
  wealth: boolean;
  profession: boolean;
  experience: boolean;
} {
  const transactions = claim.transactionsPerQuarter.reduce((sum, count) => sum + count, 0);
  return {
    wealth: claim.grossIncomeCents >= 60_000n * EUR || claim.portfolioCents > 100_000n * EUR,
    profession: claim.professionalYears >= 1 || claim.executiveMonths >= 12,
    experience: transactions >= 10 * claim.transactionsPerQuarter.length,
  };
}

/** Two of the three. */
export function naturalPersonQualifies(claim: NaturalPersonClaim): boolean {
  return Object.values(naturalPersonCriteria(claim)).filter(Boolean).length >= 2;
}

/** End of a granted status: two years. */
export function sophisticatedUntil(grantedAt: Date): Date {
  return addYears(grantedAt, SOPHISTICATED_VALIDITY_YEARS);
}
