import { splitByWeight } from '#domain/money/split.ts';

/** What is there to allot, in tokens. */
interface Supply {
  tokensForSale: number;
  /** Fewest tokens of an order. */
  minTokens: number;
}

/**
 * Shares the tokens for sale over what was asked for, by the largest remainder (decision record 0060). Where there are enough all get what they asked
 * for. Else each gets the smallest order at least, as long as that is enough for all, and the others share what is left in proportion to what they asked
 * for; where not even that can be, the smallest order gives way and all share in proportion. Equal remainders go to the earlier request.
 * @param requested tokens of each request, in the order in which they came
 * @returns tokens of each, in the same order: their sum is what was asked for or what is for sale, whichever is less; nobody gets more than they asked for
 */
export function allot(requested: readonly number[], { tokensForSale, minTokens }: Supply): number[] {
  if (requested.reduce((sum, tokens) => sum + tokens, 0) <= tokensForSale) return [...requested];
  const leasts = requested.map((tokens) => Math.min(Math.max(1, minTokens), tokens));
  const floors = leasts.reduce((sum, tokens) => sum + tokens, 0) <= tokensForSale ? leasts : null;
  const { fixed, left } = floors ? raised(requested, floors, tokensForSale) : { fixed: new Map(), left: tokensForSale };
  const shares = splitByWeight(
    BigInt(left),
    requested.map((tokens, at) => (fixed.has(at) ? 0n : BigInt(tokens))),
  );
  return shares.map((share, at) => fixed.get(at) ?? Number(share));
}

/**
 * Whose share would be below their least, and so is raised to it; and what is left for the others. The smaller a request the smaller its share: they are
 * looked at from the smallest on, and the share of the rest falls with each that is raised.
 */
function raised(
  requested: readonly number[],
  floors: readonly number[],
  tokensForSale: number,
): { fixed: Map<number, number>; left: number } {
  const fixed = new Map<number, number>();
  let left = BigInt(tokensForSale);
  let asked = requested.reduce((sum, tokens) => sum + BigInt(tokens), 0n);
  const smallestFirst = requested.map((tokens, at) => ({ tokens, at })).sort((a, b) => a.tokens - b.tokens);
  for (const { tokens, at } of smallestFirst) {
    const floor = floors[at] ?? 0;
    if (BigInt(tokens) * left >= BigInt(floor) * asked) break;
    fixed.set(at, floor);
    left -= BigInt(floor);
    asked -= BigInt(tokens);
  }
  return { fixed, left: Number(left) };
}
