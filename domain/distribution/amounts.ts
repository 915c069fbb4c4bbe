import type { DistributionKind } from '#domain/earning/kinds.ts';
import { writeDecimal } from '#domain/money/decimal.ts';

/** What an issuer's money for its holders is made of, in cents: income of its kind, a gain, and capital given back. */
export interface DistributionAmounts {
  incomeCents: bigint;
  gainCents: bigint;
  returnCents: bigint;
}

export function grossOf({ incomeCents, gainCents, returnCents }: DistributionAmounts): bigint {
  return incomeCents + gainCents + returnCents;
}

/** A sum has two decimals, a price six. */
const SMALLER = 10_000n;

/** The gross for one token, with six decimals, rounded down: what holders are shown, never what they are paid by. */
export function grossPerToken(grossCents: bigint, tokens: bigint): string {
  return writeDecimal((grossCents * SMALLER) / tokens, 6);
}

/** Which amounts a kind may have: the one that makes it that kind and cannot be nothing, and capital given back beside it (an instalment of a debt). */
export const AMOUNTS_OF_KIND: Readonly<Record<DistributionKind, readonly (keyof DistributionAmounts)[]>> = {
  DIVIDEND: ['incomeCents', 'returnCents'],
  INTEREST: ['incomeCents', 'returnCents'],
  RENT: ['incomeCents', 'returnCents'],
  CAPITAL_GAIN: ['gainCents', 'returnCents'],
  CAPITAL_RETURN: ['returnCents'],
  SHARED_INCOME: ['incomeCents', 'returnCents'],
};

interface AmountProblem {
  amount: keyof DistributionAmounts;
  problem: 'missing' | 'not_of_kind';
}

/** The amounts that do not go with a kind: one that is not its own, or the one that it is made of and that is missing. */
export function amountProblems(kind: DistributionKind, amounts: DistributionAmounts): AmountProblem[] {
  const [main, ...beside] = AMOUNTS_OF_KIND[kind];
  return (['incomeCents', 'gainCents', 'returnCents'] as const).flatMap((amount): AmountProblem[] => {
    if (amount === main) return amounts[amount] > 0n ? [] : [{ amount, problem: 'missing' }];
    return amounts[amount] > 0n && !beside.includes(amount) ? [{ amount, problem: 'not_of_kind' }] : [];
  });
}
