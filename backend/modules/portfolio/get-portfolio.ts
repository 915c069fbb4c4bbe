import type { SignedInCall } from '#backend/http/call.ts';
import { serve } from '#backend/http/serve.ts';
import { cashOf, holdingsOf } from '#backend/ledger/balances.ts';
import { tenantSigns } from '#backend/modules/investments/answer-investment.ts';
import { identityWaitOf } from '#backend/modules/investments/identity-wait.ts';
import { type JoinedInvestment, newestInvestments } from '#backend/modules/investments/investment-rows.repository.ts';
import { presentInvestment } from '#backend/modules/investments/present-investment.ts';
import { getPortfolio } from '#contract/portfolio.ts';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import { moneyText, sumOf } from '#domain/money/money.ts';
import { amountOf, priceOf, priceText } from '#domain/money/price.ts';
import { addDays, dayIn } from '#domain/time/zone.ts';
import {
  isLiveOrderOf,
  issuancesOf,
  paidInProgress,
  pricesOf,
  putInByOrder,
  tokenMoves,
} from './portfolio.repository.ts';
import { portfolioHistory } from './portfolio-history.ts';

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
  const [live, held, tokens, putIn, cash, inProgress] = await Promise.all([
    liveOrders(call),
    holdingsOf(call, user.id),
    tokenMoves(tx, tenant.id, user.id),
    putInByOrder(tx, tenant.id, user.id),
    cashOf(call, user.id),
    paidInProgress(tx, tenant.id, user.id),
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
  const offers = new Map(owned.map((offer) => [offer.id, offer]));

  const holdings = held.flatMap(({ issuanceId, tokens: count }) => {
    const offer = offers.get(issuanceId);
    if (!offer) return [];
    const { id, slug, title, symbol, expiresOn, coverUrl, productType } = offer;
    const price = prices.findLast((move) => move.issuanceId === issuanceId)?.price ?? priceOf(offer.price);
    const paid = sumOf(putIn.filter((order) => order.issuanceId === issuanceId).map(({ cents }) => cents));
    return [
      {
        issuance: { id, slug, title, symbol, expires_on: expiresOn, cover_url: coverUrl, product_type: productType },
        tokens: count,
        price,
        valueCents: amountOf(count, price),
        paid,
      },
    ];
  });
  holdings.sort((a, b) => (a.valueCents < b.valueCents ? 1 : -1));
  const since = query.period === 'year' ? addDays(dayIn(now, timeZone), -365) : null;
  const history = portfolioHistory({ tokens, putIn, prices, timeZone, now, since });
  return {
    data: {
      value: moneyText(sumOf(holdings.map(({ valueCents }) => valueCents))),
      put_in: moneyText(sumOf(putIn.map(({ cents }) => cents))),
      balance: moneyText(cash),
      in_progress: moneyText(inProgress),
      holdings: holdings.map(({ issuance, tokens: count, price, valueCents, paid }) => ({
        issuance,
        tokens: count,
        price: priceText(price),
        value: moneyText(valueCents),
        put_in: moneyText(paid),
      })),
      history: history.map(({ on, valueCents, putInCents }) => ({
        on,
        value: moneyText(valueCents),
        put_in: moneyText(putInCents),
      })),
      to_finish: waitingFor(call, live),
      under_way: live.map((row) => presentInvestment(row, now)),
      identity_wait: identityWait,
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
