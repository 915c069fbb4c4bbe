import { shareOf } from './holdings.ts';

/** Least shares of the bands, in hundredths of a per cent, largest first; the last has everybody else. Ours: a quarter is a qualifying interest in much of company law. */
const BANDS = [2_500, 1_000, 500, 100, 0] as const;

/** So many of the largest are enough: no more than this many can have one per cent each. */
export const LARGEST = 100;

/** How the tokens of an issuance are spread over the people who hold them. Shares in hundredths of a per cent, rounded down. */
interface Concentration {
  supply: number;
  holders: number;
  largest: number;
  top_five: number;
  top_ten: number;
  /** People who hold at least `from` and less than the band before it. */
  bands: { from: number; holders: number }[];
}

interface Held {
  /** All tokens in hands, and how many people hold them. */
  supply: number;
  holders: number;
  /** What the largest hold, most first: `LARGEST` of them, or everybody. */
  largest: readonly number[];
}

/** The concentration of what is held; zeros where nobody holds any. */
export function concentrationOf({ supply, holders, largest }: Held): Concentration {
  const together = (count: number) =>
    shareOf(
      largest.slice(0, count).reduce((sum, tokens) => sum + tokens, 0),
      supply,
    );
  // Compared whole, not by a rounded share: 24.999 % is below a quarter.
  const atLeast = (from: number) =>
    largest.filter((tokens) => BigInt(tokens) * 10_000n >= BigInt(supply) * BigInt(from)).length;
  let above = 0;
  const bands = BANDS.map((from) => {
    const upTo = from === 0 ? holders : atLeast(from);
    const band = { from, holders: upTo - above };
    above = upTo;
    return band;
  });
  return { supply, holders, largest: together(1), top_five: together(5), top_ten: together(10), bands };
}
