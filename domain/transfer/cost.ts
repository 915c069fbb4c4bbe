/** Tokens that came to somebody, and what they cost. */
interface CameIn {
  at: Date;
  tokens: number;
  cents: bigint;
}
/** Tokens that left them. */
interface WentOut {
  at: Date;
  tokens: number;
}

/**
 * What the tokens that left somebody had cost, for each going, in cents: those that came first go first, as Spanish tax law counts equal securities
 * (Ley 35/2006, article 37.2). Of a part of a purchase its part of the cost, rounded down; whoever goes last takes the cent that is left. What came in the
 * same moment as a going is there for it. Tokens that never came have cost nothing.
 */
export function costOfGone(came: readonly CameIn[], went: readonly WentOut[]): bigint[] {
  const lots = [...came].sort((a, b) => a.at.getTime() - b.at.getTime()).map((lot) => ({ ...lot }));
  const order = went.map((_, at) => at).sort((a, b) => momentOf(went, a) - momentOf(went, b));
  const costs = went.map(() => 0n);
  for (const at of order) {
    const going = went[at];
    if (!going) continue;
    let left = going.tokens;
    for (const lot of lots) {
      if (left === 0 || lot.at > going.at) break;
      const taken = Math.min(left, lot.tokens);
      if (taken === 0) continue;
      const cents = (lot.cents * BigInt(taken)) / BigInt(lot.tokens);
      lot.tokens -= taken;
      lot.cents -= cents;
      left -= taken;
      costs[at] = (costs[at] ?? 0n) + cents;
    }
  }
  return costs;
}

const momentOf = (went: readonly WentOut[], at: number) => went[at]?.at.getTime() ?? 0;
