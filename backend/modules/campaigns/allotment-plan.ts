import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';
import { type Shrunk, shrinkSums } from '#domain/investment/shrink.ts';
import { isPaid } from '#domain/investment/transitions.ts';
import { isPayingNow } from '#domain/investment/waiting.ts';
import { allot } from '#domain/issuance/allotment.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';
import type { RequestRow } from './requests.repository.ts';

/** One request with what it gets and what of its money goes back; cents. */
interface Share extends Shrunk {
  request: RequestRow;
  tokens: number;
}

/** What an allotment would do now, request by request, in the order in which they came. */
export function allotmentOf(
  { tokensForSale, tokensTaken, minTokens }: IssuanceRow,
  requests: readonly RequestRow[],
): Share[] {
  const supply = { tokensForSale: tokensForSale - tokensTaken, minTokens };
  const shares = allot(
    requests.map(({ tokens }) => tokens),
    supply,
  );
  return requests.map((request, at) => {
    const tokens = shares[at] ?? 0;
    return { request, tokens, ...shrinkSums(request, amountOf(tokens, priceOf(request.price))) };
  });
}

/** The sums of an allotment in cents, and how many orders it concerns. */
export function sumsOfAllotment(shares: readonly Share[]) {
  const total = (of: (share: Share) => bigint, some: readonly Share[] = shares) =>
    some.reduce((sum, share) => sum + of(share), 0n);
  const paid = shares.filter(({ request }) => isPaid(request.status));
  return {
    requestedTokens: shares.reduce((sum, { request }) => sum + request.tokens, 0),
    allottedTokens: shares.reduce((sum, { tokens }) => sum + tokens, 0),
    requestedCents: total(({ request }) => request.amountCents),
    allottedCents: total(({ kept }) => kept.amountCents),
    paid: { count: paid.length, cents: total(({ kept }) => kept.amountCents, paid) },
    unpaid: {
      count: shares.length - paid.length,
      cents: total(({ kept }) => kept.amountCents) - total(({ kept }) => kept.amountCents, paid),
    },
    /** Money that is in and goes back, fees with it. */
    backCents: total(({ outsideBackCents, balanceBackCents }) => outsideBackCents + balanceBackCents, paid),
    cut: shares.filter(({ request, tokens }) => tokens < request.tokens).length,
    empty: shares.filter(({ tokens }) => tokens === 0).length,
    paying: shares.filter(({ request }) => isPayingNow(request.status)).length,
  };
}
