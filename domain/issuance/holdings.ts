const WHOLE = 10_000;

/** Holders that fit into a register on paper, some 400 pages. Ours: four seconds of work. An export of the list has as many as there are. */
export const MOST_ON_PAPER = 10_000;

/**
 * What part of all tokens in hands somebody holds, in hundredths of a per cent, rounded down: 100 % is said only of all. 0 where there are none. At a day
 * that has been, more may have been held than there are now: never above the whole.
 */
export function shareOf(tokens: number, supply: number): number {
  if (supply <= 0 || tokens <= 0) return 0;
  return Math.min(WHOLE, Number((BigInt(tokens) * BigInt(WHOLE)) / BigInt(supply)));
}
