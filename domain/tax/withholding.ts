import type { DistributionKind } from '#domain/earning/kinds.ts';
import type { Day } from '#domain/time/zone.ts';
import type { LegalType } from '#domain/user/status.ts';
import { residenceOf } from './residence.ts';
import { LEGAL_RATES, type WithheldKind } from './withholding-rates.ts';

/** A rate of a treaty against double taxation, as a tenant wrote it down: for residents of a country, one kind, from a day until another (null: still). */
export interface TreatyRate {
  country: string;
  kind: WithheldKind;
  /** Null is both. */
  legalType: LegalType | null;
  basisPoints: bigint;
  from: Day;
  until: Day | null;
  source: string;
}

/** What a tenant adds to the law, or puts in its place. */
export interface TaxRules {
  /** Where another country's law withholds: its one rate for everybody and every kind but capital given back. Null is Spain's law. */
  flatBasisPoints: bigint | null;
  treaties: readonly TreatyRate[];
}

/** Of whom and of what something is withheld. */
interface Withheld {
  kind: DistributionKind;
  /** Of the holder's tax residence, ISO 3166-1 alpha-2; null where nobody knows. */
  country: string | null;
  legalType: LegalType;
  /** Whether a certificate of their tax office proves that residence on that day: without one no treaty counts. */
  certified: boolean;
  /** The day on which it can be asked for: that of the approval (Royal Decree 439/2007, article 94). */
  on: Day;
}

/** A rate in hundredths of a per cent, and where it stands; no source where nothing can be withheld. */
interface WithholdingRate {
  basisPoints: bigint;
  source: string | null;
}

/** What stands for a tenant's own rate where a source is shown. */
const OWN_RATE = 'own';

/**
 * The rate at which tax is withheld. Capital given back: never. Abroad a treaty's rate counts where it is lower than the law's (a treaty bounds what
 * Spain may take, it asks for nothing) and the holder's residence is certified (Order EHA/3290/2008, article 17). Throws a RangeError for a day before the table begins.
 */
export function withholdingRate(of: Withheld, rules: TaxRules): WithholdingRate {
  const { kind } = of;
  if (kind === 'CAPITAL_RETURN') return { basisPoints: 0n, source: null };
  if (rules.flatBasisPoints !== null) return { basisPoints: rules.flatBasisPoints, source: OWN_RATE };
  const residence = residenceOf(of.country, of.on);
  const legal = latest(
    LEGAL_RATES.filter(
      ({ kinds, residences, legalTypes, from }) =>
        kinds.includes(kind) && residences.includes(residence) && legalTypes.includes(of.legalType) && from <= of.on,
    ),
  );
  if (!legal) throw new RangeError(`no rate for ${of.on}`);
  const treaty = residence === 'SPAIN' || !of.certified ? undefined : treatyRate(of, rules.treaties);
  const { basisPoints, source } = treaty && treaty.basisPoints < legal.basisPoints ? treaty : legal;
  return { basisPoints, source };
}

function treatyRate({ kind, country, legalType, on }: Withheld, treaties: readonly TreatyRate[]) {
  return latest(
    treaties.filter(
      (rate) =>
        rate.country === country &&
        rate.kind === kind &&
        (rate.legalType ?? legalType) === legalType &&
        rate.from <= on &&
        (rate.until === null || on <= rate.until),
    ),
  );
}

/** The one with the latest day; of two of one day, the first. */
function latest<Rate extends { from: Day }>(rates: readonly Rate[]): Rate | undefined {
  return rates.reduce<Rate | undefined>((best, rate) => (best && best.from >= rate.from ? best : rate), undefined);
}
