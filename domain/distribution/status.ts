/**
 * What an issuer's money is that goes back to the holders of an issuance (specification, section 3, Earning). Income is one of the first, third or last; a
 * sale's profit is a gain; what was lent or invested comes back as capital and is never withheld. A kind may bring capital back beside its income (an
 * instalment of a debt is interest and capital).
 */
export const DISTRIBUTION_KINDS = [
  'DIVIDEND',
  'INTEREST',
  'RENT',
  'CAPITAL_GAIN',
  'CAPITAL_RETURN',
  'SHARED_INCOME',
] as const;
export type DistributionKind = (typeof DISTRIBUTION_KINDS)[number];

/** `PROPOSED` until enough managers have said yes; `APPROVED` until every holder is paid; the last two end it with nothing paid. */
export const DISTRIBUTION_STATUSES = ['PROPOSED', 'APPROVED', 'PAID', 'REJECTED', 'WITHDRAWN'] as const;
export type DistributionStatus = (typeof DISTRIBUTION_STATUSES)[number];

const MOVES: Record<DistributionStatus, readonly DistributionStatus[]> = {
  PROPOSED: ['APPROVED', 'REJECTED', 'WITHDRAWN'],
  APPROVED: ['PAID'],
  PAID: [],
  REJECTED: [],
  WITHDRAWN: [],
};

export function mayMoveDistribution(from: DistributionStatus, to: DistributionStatus): boolean {
  return MOVES[from].includes(to);
}

/** What of a distribution each part is: all in cents. */
export interface DistributionAmounts {
  incomeCents: bigint;
  gainCents: bigint;
  returnCents: bigint;
}

export function grossOf({ incomeCents, gainCents, returnCents }: DistributionAmounts): bigint {
  return incomeCents + gainCents + returnCents;
}

/** Which amounts a kind may have; the first is the one that makes it that kind and cannot be nothing. */
export const AMOUNTS_OF_KIND: Readonly<Record<DistributionKind, readonly (keyof DistributionAmounts)[]>> = {
  DIVIDEND: ['incomeCents', 'returnCents'],
  INTEREST: ['incomeCents', 'returnCents'],
  RENT: ['incomeCents', 'returnCents'],
  CAPITAL_GAIN: ['gainCents', 'incomeCents', 'returnCents'],
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
