import { MAJOR_STAKE_ABOVE_PERCENT } from '#domain/limits.ts';

const LEAST_BASIS_POINTS = BigInt(MAJOR_STAKE_ABOVE_PERCENT) * 100n;
const WHOLE_BASIS_POINTS = 10_000n;

/** Whether a stake, in basis points, makes a major shareholder: strictly above 25 % (specification, section 9). */
export function isMajorStake(stake: bigint): boolean {
  return stake > LEAST_BASIS_POINTS;
}

/** Whether stakes, in basis points, come to more than the whole company. */
export function exceedWhole(stakes: readonly bigint[]): boolean {
  return stakes.reduce((total, stake) => total + stake, 0n) > WHOLE_BASIS_POINTS;
}
