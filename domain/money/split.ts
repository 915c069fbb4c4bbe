import { sumOf } from './money.ts';

/**
 * Shares an amount in cents over weights (tokens held, say) by the largest remainder: the parts sum to the whole, and each
 * is within one cent of its exact share. Equal remainders go to the earlier weight, so that the same list gives the same parts.
 * Throws a RangeError on a negative amount or weight, or where there is something to share and nobody to take it.
 */
export function splitByWeight(cents: bigint, weights: readonly bigint[]): bigint[] {
  if (cents < 0n || weights.some((weight) => weight < 0n))
    throw new RangeError('amount and weights are never negative');
  const whole = sumOf(weights);
  if (whole === 0n) {
    if (cents > 0n) throw new RangeError('nobody to share with');
    return weights.map(() => 0n);
  }
  const parts = weights.map((weight, at) => ({ at, floor: (cents * weight) / whole, rest: (cents * weight) % whole }));
  const left = Number(cents - sumOf(parts.map(({ floor }) => floor)));
  const raised = new Set(
    [...parts]
      .sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
      .slice(0, left)
      .map(({ at }) => at),
  );
  return parts.map(({ at, floor }) => (raised.has(at) ? floor + 1n : floor));
}
