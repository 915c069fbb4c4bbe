import { percentOf } from '#domain/money/fee.ts';
import { splitByWeight } from '#domain/money/split.ts';

/** One holder's part of a distribution, in cents: net = gross − withheld. */
interface EarningParts {
  grossCents: bigint;
  withheldCents: bigint;
  netCents: bigint;
}

/** Gross, tax withheld (half-even to the cent) and net of one holder. The rate in hundredths of a per cent: 19 % is 1900n, at most 10000n. */
export function withhold(grossCents: bigint, rateBasisPoints: bigint): EarningParts {
  if (grossCents < 0n || rateBasisPoints < 0n || rateBasisPoints > 10_000n)
    throw new RangeError('not a gross amount and rate');
  const withheldCents = percentOf(grossCents, rateBasisPoints);
  return { grossCents, withheldCents, netCents: grossCents - withheldCents };
}

/**
 * Shares a distribution's gross amount over its holders by tokens, each with its own rate (domain.md, invariant 6): the gross
 * parts sum to the whole to the cent, and net and withheld sum to gross for each. Throws a RangeError where nobody holds any.
 */
export function shareOut(
  grossCents: bigint,
  holders: readonly { tokens: bigint; rateBasisPoints: bigint }[],
): EarningParts[] {
  const gross = splitByWeight(
    grossCents,
    holders.map(({ tokens }) => tokens),
  );
  return holders.map(({ rateBasisPoints }, at) => withhold(gross[at] ?? 0n, rateBasisPoints));
}
