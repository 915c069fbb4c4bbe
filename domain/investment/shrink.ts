/** An order's sums as they are kept, in cents. */
interface Sums {
  amountCents: bigint;
  feeCents: bigint;
  balanceCents: bigint;
}

/** Those of the smaller order, and what goes back by each way. */
export interface Shrunk {
  kept: Sums;
  /** What came, or would have come, from outside the balance: amount and fee. */
  outsideBackCents: bigint;
  balanceBackCents: bigint;
}

/**
 * An order's sums once its amount is smaller, as if it had been given so: the balance is used first, the fee is on the rest and shrinks with it, rounded in the
 * investor's favour. What was paid from outside goes back before what came from the balance. Throws a RangeError where the amount would not be smaller or equal.
 */
export function shrinkSums(sums: Sums, amountCents: bigint): Shrunk {
  if (amountCents < 0n || amountCents > sums.amountCents) throw new RangeError('an order only shrinks');
  const balanceCents = sums.balanceCents < amountCents ? sums.balanceCents : amountCents;
  const [before, after] = [sums.amountCents - sums.balanceCents, amountCents - balanceCents];
  const feeCents = before > 0n ? (sums.feeCents * after) / before : 0n;
  return {
    kept: { amountCents, feeCents, balanceCents },
    outsideBackCents: before + sums.feeCents - (after + feeCents),
    balanceBackCents: sums.balanceCents - balanceCents,
  };
}
