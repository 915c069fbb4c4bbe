import { type DistributionAmounts, grossOf } from '#domain/distribution/amounts.ts';
import { percentOf } from '#domain/money/fee.ts';
import { splitByWeight } from '#domain/money/split.ts';

/** One holder's part of a distribution, in cents. */
interface Share extends DistributionAmounts {
  /** Cents that the largest remainder gave beyond what was theirs exactly, of the three together. */
  extraCents: number;
}

/** What is kept back of it for the tax office, and what the holder gets. */
interface Withheld {
  withheldCents: bigint;
  netCents: bigint;
}

/**
 * Tax withheld of one holder's part (half-even to the cent), of income and gain alone: capital given back is theirs. The rate in hundredths of a per cent:
 * 19 % is 1900n, at most 10000n. Throws a RangeError for what is no amount or no rate.
 */
export function withhold(amounts: DistributionAmounts, rateBasisPoints: bigint): Withheld {
  const { incomeCents, gainCents, returnCents } = amounts;
  if (incomeCents < 0n || gainCents < 0n || returnCents < 0n || rateBasisPoints < 0n || rateBasisPoints > 10_000n)
    throw new RangeError('not amounts and a rate');
  const withheldCents = percentOf(incomeCents + gainCents, rateBasisPoints);
  return { withheldCents, netCents: grossOf(amounts) - withheldCents };
}

/**
 * Shares a distribution over its holders by tokens (domain.md, invariant 6): each of the three amounts by itself by largest remainder, so that the parts of each
 * sum to it to the cent. Equal remainders go to the earlier holder. Throws a RangeError where nobody holds any.
 */
export function shareOut(amounts: DistributionAmounts, tokens: readonly bigint[]): Share[] {
  const [incomes, gains, returns] = [amounts.incomeCents, amounts.gainCents, amounts.returnCents].map((cents) =>
    splitByWeight(cents, tokens),
  );
  const whole = tokens.reduce((sum, each) => sum + each, 0n);
  return tokens.map((weight, at) => {
    const share = { incomeCents: incomes?.[at] ?? 0n, gainCents: gains?.[at] ?? 0n, returnCents: returns?.[at] ?? 0n };
    const extra = (of: bigint, got: bigint) => Number(got - (of * weight) / whole);
    return {
      ...share,
      extraCents:
        extra(amounts.incomeCents, share.incomeCents) +
        extra(amounts.gainCents, share.gainCents) +
        extra(amounts.returnCents, share.returnCents),
    };
  });
}
