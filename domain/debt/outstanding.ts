import type { DebtState } from './debt-state.ts';

/** What there is of a debt, by its terms if it has any. In cents. */
interface OwedFacts {
  /** Tokens in hands × price of the offer. */
  principalCents: bigint;
  /** How it stands by its schedule; null where its issuer has not said how it is paid back. */
  state: Pick<DebtState, 'outstandingCents'> | null;
  /** Capital of distributions whose money is here. */
  returnedCents: bigint;
}

/** Capital that is still owed to the holders of a debt, in cents: what its schedule says; without one, what was lent less what was given back, and never below zero. */
export function outstandingCapital({ principalCents, state, returnedCents }: OwedFacts): bigint {
  if (state) return state.outstandingCents;
  return returnedCents < principalCents ? principalCents - returnedCents : 0n;
}
