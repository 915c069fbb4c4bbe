import type { SignedInCall } from '#backend/http/call.ts';
import { serve } from '#backend/http/serve.ts';
import { cashOf, holdingsOf } from '#backend/ledger/balances.ts';
import { tenantSigns } from '#backend/modules/investments/answer-investment.ts';
import { identityWaitOf } from '#backend/modules/investments/identity-wait.ts';
import { type JoinedInvestment, newestInvestments } from '#backend/modules/investments/investment-rows.repository.ts';
import { presentInvestment } from '#backend/modules/investments/present-investment.ts';
import { votesWaitingFor } from '#backend/modules/votes/votes.repository.ts';
import { getPortfolio } from '#contract/portfolio.ts';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import { moneyText, sumOf } from '#domain/money/money.ts';
import { priceOf, priceText } from '#domain/money/price.ts';
import { addDays, dayIn } from '#domain/time/zone.ts';
import { carriedBy } from './carried.ts';
import { movedTokens } from './moved-tokens.repository.ts';
import { paidEarnings } from './paid-earnings.repository.ts';
import {
  isLiveOrderOf,
  issuancesOf,
  paidInProgress,
  pricesOf,
  putInByOrder,
  tokenMoves,
} from './portfolio.repository.ts';
import { portfolioHistory, worthOf } from './portfolio-history.ts';
import { presentReturns } from './present-returns.ts';

const MOST_UNDER_WAY = 50;
/** Orders that wait for their investor, most urgent first. */
const WAITS_FOR_INVESTOR: readonly InvestmentStatus[] = [
  'PAYMENT_ERROR',
  'SIGNED_PENDING',
  'CHARGED',
  'IN_UPLOAD_PROOF_OF_PAYMENT',
  'METHOD_PAYMENT',
  'ACCEPTED',
  'CREDIT_CARD',
  'CREATED',
];

/** What the caller owns at the last price, what it cost, how it came to be, and what is left to do. */
export const getPortfolioRoute = serve(getPortfolio, async (call, { query }) => {
  const { tx, tenant, user, now } = call;
  const timeZone = tenant.customization.tenant.time_zone;
  const waits = identityWaitOf(call);
  waits.catch(() => undefined);
  const [live, held, tokens, ordered, paid, moved, cash, inProgress, votes] = await Promise.all([
    liveOrders(call),
    holdingsOf(call, user.id),
    tokenMoves(tx, tenant.id, user.id),
    putInByOrder(tx, tenant.id, user.id),
    paidEarnings(tx, tenant.id, user.id),
    movedTokens(tx, tenant.id, user.id),
    cashOf(call, user.id),
    paidInProgress(tx, tenant.id, user.id),
    votesWaitingFor(tx, tenant.id, user.id, now),
  ]);
  const [prices, owned, identityWait] = await Promise.all([
    pricesOf(tx, tenant.id, [...new Set(tokens.map(({ issuanceId }) => issuanceId))]),
    issuancesOf(
      tx,
      tenant.id,
      held.map(({ issuanceId }) => issuanceId),
    ),
    waits,
  ]);
  const { came, gone, costs, carried } = carriedBy(ordered, moved);
  const putIn = [...ordered, ...came];
  const capital = [...paid, ...carried];
  const offers = new Map(owned.map((offer) => [offer.id, offer]));

  const holdings = held.flatMap(({ issuanceId, tokens: count }) => {
    const offer = offers.get(issuanceId);
    if (!offer) return [];
    const { id, slug, title, symbol, expiresOn, coverUrl, productType } = offer;
    const last = prices.findLast((move) => move.issuanceId === issuanceId);
    const price = last?.price ?? priceOf(offer.price);
    const isOf = (one: { issuanceId: string }) => one.issuanceId === issuanceId;
    const orders = putIn.filter(isOf);
    const valueCents = worthOf(
      { prices: [last ?? { issuanceId, at: offer.createdAt, price }], paid: capital },
      { issuanceId, tokens: count, at: now },
    );
    return [
      {
        issuance: { id, slug, title, symbol, expires_on: expiresOn, cover_url: coverUrl, product_type: productType },
        tokens: count,
        price,
        valueCents,
        putInCents: sumOf([...orders, ...costs.filter(isOf)].map(({ cents }) => cents)),
        returns: presentReturns({
          putIn: orders,
          paid: paid.filter(isOf),
          gone: gone.filter(isOf),
          worthCents: valueCents,
          timeZone,
          now,
        }),
      },
    ];
  });
  holdings.sort((a, b) => (a.valueCents < b.valueCents ? 1 : -1));
  const worthCents = sumOf(holdings.map(({ valueCents }) => valueCents));
  const since = query.period === 'year' ? addDays(dayIn(now, timeZone), -365) : null;
  const inHands = [...putIn, ...costs];
  const history = portfolioHistory({ tokens, putIn: inHands, prices, paid: capital, timeZone, now, since });
  return {
    data: {
      value: moneyText(worthCents),
      put_in: moneyText(sumOf(inHands.map(({ cents }) => cents))),
      returns: presentReturns({ putIn, paid, gone, worthCents, timeZone, now }),
      balance: moneyText(cash),
      in_progress: moneyText(inProgress),
      holdings: holdings.map(({ issuance, tokens: count, price, valueCents, putInCents, returns }) => ({
        issuance,
        tokens: count,
        price: priceText(price),
        value: moneyText(valueCents),
        put_in: moneyText(putInCents),
        returns,
      })),
      history: history.map(({ on, valueCents, putInCents, receivedCents }) => ({
        on,
        value: moneyText(valueCents),
        put_in: moneyText(putInCents),
        received: moneyText(receivedCents),
      })),
      to_finish: waitingFor(call, live),
      under_way: live.map((row) => presentInvestment(row, now)),
      identity_wait: identityWait,
      open_votes: votes.map(({ id, title, question, closes_at: closesAt, tokens: weight }) => ({
        issuance: { id, title },
        question,
        closes_at: new Date(closesAt).toISOString(),
        tokens: Number(weight),
      })),
    },
  };
});

/** An interest binds nobody: it is no order. */
async function liveOrders({ tx, tenant, user }: SignedInCall): Promise<JoinedInvestment[]> {
  const live = await newestInvestments(tx, isLiveOrderOf(tenant.id, user.id), MOST_UNDER_WAY);
  return live.filter(({ investment: { status } }) => status !== 'RESERVED');
}

function waitingFor(call: SignedInCall, live: JoinedInvestment[]) {
  const asksForSignature = tenantSigns(call);
  const urgency = (status: InvestmentStatus) => WAITS_FOR_INVESTOR.indexOf(status);
  return live
    .filter(({ investment: { status } }) => urgency(status) !== -1 && (status !== 'CHARGED' || asksForSignature))
    .sort((a, b) => urgency(a.investment.status) - urgency(b.investment.status))
    .map((row) => presentInvestment(row, call.now));
}
