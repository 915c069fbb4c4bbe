import type { DistributionKind } from '#domain/earning/kinds.ts';
import type { Day } from '#domain/time/zone.ts';
import type { LegalType } from '#domain/user/status.ts';
import type { Residence } from './residence.ts';

/** What may be withheld from: capital given back never is (it is the holder's own money). */
export type WithheldKind = Exclude<DistributionKind, 'CAPITAL_RETURN'>;

/** A rate of the law: for whom, from which day on, in hundredths of a per cent, and where it stands. */
interface LegalRate {
  kinds: readonly WithheldKind[];
  residences: readonly Residence[];
  legalTypes: readonly LegalType[];
  from: Day;
  basisPoints: bigint;
  source: string;
}

/** The day from which this table speaks: the first of the 19 %. */
export const RATES_BEGIN: Day = '2016-01-01';

/** Law 35/2006 (BOE-A-2006-20764), on natural persons' income. */
const NATURAL = 'Ley 35/2006 (LIRPF), art.';
/** Law 27/2014 (BOE-A-2014-12328), on companies. */
const COMPANIES = 'Ley 27/2014 (LIS), art.';
/** Royal Legislative Decree 5/2004 (BOE-A-2004-4527), on who is not resident. */
const ABROAD = 'RDLeg 5/2004 (TRLIRNR), art.';

const EVERYBODY = ['INDIVIDUAL', 'LEGAL_ENTITY'] as const;
/** Of capital: what an issuer pays on shares, loans and what is like them. A gain here is the issuer's, handed on; not one that a holder makes by selling. */
const OF_SHARES = ['DIVIDEND', 'CAPITAL_GAIN', 'SHARED_INCOME'] as const;
const OF_CAPITAL = [...OF_SHARES, 'INTEREST'] as const;

/**
 * The general rates of Spain's law; docs/decisions/0069-money-back-by-rule.md says what is left out. Of several that fit, the one with the latest day counts.
 * Shared income is not taken for exempt interest: whether it is one, its contract says, and a tenant's own rates can.
 */
export const LEGAL_RATES: readonly LegalRate[] = [
  rate(OF_CAPITAL, ['SPAIN'], ['INDIVIDUAL'], RATES_BEGIN, 1900n, `${NATURAL} 101.4`),
  rate(['RENT'], ['SPAIN'], ['INDIVIDUAL'], RATES_BEGIN, 1900n, `${NATURAL} 101.8`),
  rate([...OF_CAPITAL, 'RENT'], ['SPAIN'], ['LEGAL_ENTITY'], RATES_BEGIN, 1900n, `${COMPANIES} 128.6.a`),
  rate(OF_SHARES, ['UNION', 'AREA', 'ELSEWHERE'], EVERYBODY, RATES_BEGIN, 1900n, `${ABROAD} 25.1.f`),
  rate(['INTEREST'], ['AREA', 'ELSEWHERE'], EVERYBODY, RATES_BEGIN, 1900n, `${ABROAD} 25.1.f`),
  rate(['INTEREST'], ['UNION'], EVERYBODY, RATES_BEGIN, 0n, `${ABROAD} 14.1.c`),
  // Law 11/2020, of budgets, widened the exemption from the Union to the Area.
  rate(['INTEREST'], ['AREA'], EVERYBODY, '2021-01-01', 0n, `${ABROAD} 14.1.c`),
  rate(['RENT'], ['UNION', 'AREA'], EVERYBODY, RATES_BEGIN, 1900n, `${ABROAD} 25.1.a`),
  rate(['RENT'], ['ELSEWHERE'], EVERYBODY, RATES_BEGIN, 2400n, `${ABROAD} 25.1.a`),
];

function rate(
  kinds: LegalRate['kinds'],
  residences: LegalRate['residences'],
  legalTypes: LegalRate['legalTypes'],
  from: Day,
  basisPoints: bigint,
  source: string,
): LegalRate {
  return { kinds, residences, legalTypes, from, basisPoints, source };
}
