import { taxRulesOf } from '#backend/tenant/tax-rules.ts';
import type { Work } from '#backend/work.ts';
import { type DistributionAmounts, grossOf } from '#domain/distribution/amounts.ts';
import type { DistributionKind } from '#domain/earning/kinds.ts';
import { shareOut, withhold } from '#domain/earning/share-out.ts';
import { withholdingRate } from '#domain/tax/withholding.ts';
import { dayIn } from '#domain/time/zone.ts';
import type { LegalType } from '#domain/user/status.ts';
import type { RegisterRow } from './register.repository.ts';

/** One holder's part, worked out. */
export interface Part extends RegisterRow, DistributionAmounts {
  extraCents: number;
  rateBasisPoints: bigint;
  rateSource: string | null;
  withheldCents: bigint;
  netCents: bigint;
}

/** Sums of a distribution's parts. */
interface PartSums {
  holders: number;
  tokens: bigint;
  withheldCents: bigint;
  netCents: bigint;
  extraCents: number;
  extraHolders: number;
}

type Rate = (of: { country: string | null; legalType: LegalType | null; certified: boolean }) => {
  basisPoints: bigint;
  source: string | null;
};

/** The tenant's day: what somebody is on it decides what is withheld. */
export const today = ({ tenant, now }: Pick<Work, 'tenant' | 'now'>) =>
  dayIn(now, tenant.customization.tenant.time_zone);

/** The rate of everybody at this moment; each residence and legal type is looked up once. Who has not said what they are is a natural person. */
export function ratesNow(work: Pick<Work, 'tenant' | 'now'>, kind: DistributionKind): Rate {
  const rules = taxRulesOf(work.tenant.settings);
  const on = today(work);
  const known = new Map<string, ReturnType<Rate>>();
  return ({ country, legalType, certified }) => {
    const key = `${country} ${legalType} ${certified}`;
    const of = { kind, country, legalType: legalType ?? 'INDIVIDUAL', certified, on };
    const rate = known.get(key) ?? withholdingRate(of, rules);
    known.set(key, rate);
    return rate;
  };
}

/** Each holder's part of a distribution; throws a RangeError where nobody holds any. */
export function workOut(
  work: Pick<Work, 'tenant' | 'now'>,
  of: DistributionAmounts & { kind: DistributionKind },
  register: readonly RegisterRow[],
): { parts: Part[]; sums: PartSums } {
  const rateOf = ratesNow(work, of.kind);
  const shares = shareOut(
    of,
    register.map(({ tokens }) => tokens),
  );
  const sums = {
    holders: register.length,
    tokens: 0n,
    withheldCents: 0n,
    netCents: 0n,
    extraCents: 0,
    extraHolders: 0,
  };
  const parts = register.map((holder, at) => {
    const share = shares[at];
    if (!share) throw new RangeError('a holder without a part');
    const { basisPoints, source } = rateOf(holder);
    const taxed = withhold(share, basisPoints);
    sums.tokens += holder.tokens;
    sums.withheldCents += taxed.withheldCents;
    sums.netCents += taxed.netCents;
    sums.extraCents += share.extraCents;
    if (share.extraCents > 0) sums.extraHolders += 1;
    return { ...holder, ...share, ...taxed, rateBasisPoints: basisPoints, rateSource: source };
  });
  if (sums.netCents + sums.withheldCents !== grossOf(of)) throw new RangeError('the parts do not make the whole');
  return { parts, sums };
}
