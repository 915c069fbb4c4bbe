import { costOfGone } from '#domain/transfer/cost.ts';
import type { MovedTokens } from './moved-tokens.repository.ts';
import type { OrderedTokens } from './portfolio.repository.ts';
import type { PaidEarning } from './portfolio-history.ts';

/** Tokens that a person gave away or sold. Cents. */
export interface Gone {
  issuanceId: string;
  at: Date;
  worthCents: bigint;
  costCents: bigint;
}

/**
 * What transfers do to what a person has put in. What came counts as put in, at what it was worth that day or what was paid for it (`came`); what went takes its
 * cost out again, first come first gone (`gone`, and as sums below zero `costs`). Capital that had come back of them goes along, so that they are worth the same
 * in both hands (`carried`: it was paid to nobody again).
 */
export function carriedBy(ordered: readonly OrderedTokens[], moved: readonly MovedTokens[]) {
  const came: OrderedTokens[] = moved
    .filter(({ isIn }) => isIn)
    .map(({ issuanceId, at, tokens, valueCents }) => ({
      issuanceId,
      at,
      tokens,
      cents: valueCents,
      paidAt: at,
      feeCents: 0n,
    }));
  const gone = [...new Set(moved.map(({ issuanceId }) => issuanceId))].flatMap((issuanceId): Gone[] => {
    const went = moved.filter((one) => !one.isIn && one.issuanceId === issuanceId);
    const costs = costOfGone(
      [...ordered, ...came].filter((one) => one.issuanceId === issuanceId),
      went,
    );
    return went.map(({ at, valueCents }, place) => ({
      issuanceId,
      at,
      worthCents: valueCents,
      costCents: costs[place] ?? 0n,
    }));
  });
  const carried: PaidEarning[] = moved.map(({ issuanceId, at, isIn, returnedCents }) => ({
    issuanceId,
    at,
    netCents: 0n,
    withheldCents: 0n,
    returnCents: isIn ? returnedCents : -returnedCents,
  }));
  return {
    came,
    gone,
    carried,
    costs: gone.map(({ issuanceId, at, costCents }) => ({ issuanceId, at, cents: -costCents })),
  };
}
