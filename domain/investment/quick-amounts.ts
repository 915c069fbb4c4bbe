/** Ours: how many sums are offered to be taken as they are. */
const OFFERED = 4;
const ROUND = [1n, 2n, 5n] as const;

/**
 * Sums in cents that somebody may take instead of typing one: the smallest order, then round ones (1, 2 or 5 with noughts) from twice that on, as far as the
 * largest order goes.
 */
export function quickAmounts(minCents: bigint, maxCents: bigint): bigint[] {
  if (minCents <= 0n || minCents > maxCents) return [];
  const sums = [minCents];
  for (let power = 100n; sums.length < OFFERED && power <= maxCents; power *= 10n)
    for (const digit of ROUND) {
      const sum = digit * power;
      if (sum >= 2n * minCents && sum <= maxCents && sums.length < OFFERED) sums.push(sum);
    }
  return sums;
}
