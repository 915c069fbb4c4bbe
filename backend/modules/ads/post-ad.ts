import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { heldNow } from '#backend/modules/holders/held-now.ts';
import { issuanceById, lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { holdTokens, releaseTokens } from '#backend/modules/transfers/hold-tokens.ts';
import { editAd, postAd } from '#contract/ads.ts';
import { AD_DAYS, type AdType, OPEN_ADS_MAX, standingOf } from '#domain/bulletin/ad.ts';
import { adProblems } from '#domain/bulletin/ad-terms.ts';
import { orderExpiresAt } from '#domain/investment/order-expiry.ts';
import { amountOf, type Price, priceOf } from '#domain/money/price.ts';
import { type AdRow, adById, insertAd, lockAd, openAdsOf, updateAd } from './ads.repository.ts';
import { recordBoardConsents, riskProblems } from './board-risks.ts';
import { boardToken } from './board-tokens.repository.ts';
import { blockOf, referenceOf } from './present-choice.ts';
import { refuseBlocked, traderOf } from './trader.ts';

interface Terms {
  type: AdType;
  issuanceId: string;
  tokens: number;
  price: Price;
  /** Of the caller's tokens, those that stand in the ad that is changed. */
  inThis: number;
}

/** What is wrong with the terms, now that the issuance is locked and nobody else counts its tokens. Throws 404 for a token that is none of the caller's to name. */
async function judge(call: SignedInCall, { type, issuanceId, tokens, price, inThis }: Terms) {
  const { tx, tenant, user, now } = call;
  const row = await boardToken(tx, { tenantId: tenant.id, userId: user.id, now }, issuanceId);
  if (!row || row.status === 'DRAFT' || !(row.listed || row.held > 0)) throw notFound();
  const block = blockOf(call, row);
  if (block) throw new Refusal(409, 'ad.blocked', { params: { block } });
  const { supply } = await heldNow(tx, tenant.id, issuanceId);
  const available = type === 'SELL' ? row.held - row.offered + inThis : supply;
  return adProblems({ type, tokens, price, reference: referenceOf(row), available });
}

/** From now on the seller's tokens are the ad's. */
const keepTokens = (call: SignedInCall, { issuanceId, userId, tokens, id }: AdRow) =>
  holdTokens(call, { issuanceId, userId, tokens, cause: 'AD', ref: id });

/** Places an ad. Refusals: contract/ads.ts. */
export const postAdRoute = serve(postAd, async (call, { body }) => {
  const { tx, tenant, user, now } = call;
  const trader = await traderOf(call, body.type);
  refuseBlocked(trader);
  // An id that is nobody's is answered as one that is not the caller's.
  if (!(await issuanceById(tx, body.issuance))) throw notFound();
  await lockIssuance(tx, body.issuance);
  const price = priceOf(body.price);
  const wrong = await judge(call, { ...body, issuanceId: body.issuance, price, inThis: 0 });
  const amountCents = amountOf(body.tokens, price);
  const fields = { ...wrong, ...riskProblems(trader, amountCents, body) };
  if (Object.keys(fields).length > 0) throw fieldRefusal(fields);
  if ((await openAdsOf(tx, tenant.id, user.id, now)) >= OPEN_ADS_MAX)
    throw new Refusal(409, 'ad.too_many', { params: { max: OPEN_ADS_MAX } });
  const ad = await insertAd(tx, {
    ...{ tenantId: tenant.id, userId: user.id, issuanceId: body.issuance, type: body.type },
    ...{ tokens: body.tokens, price: body.price, amountCents, publishedAt: now },
    expiresAt: orderExpiresAt(now, AD_DAYS, tenant.customization.tenant.time_zone),
  });
  if (ad.type === 'SELL') await keepTokens(call, ad);
  const { warningAboveCents } = trader;
  await recordBoardConsents(call, {
    risks: warningAboveCents !== null,
    warned: warningAboveCents !== null && amountCents > warningAboveCents,
  });
  await call.audit('ad.posted', {
    subject: { type: 'ad', id: ad.id },
    details: { reference: ad.reference, type: ad.type, issuance: ad.issuanceId, tokens: ad.tokens, price: body.price },
  });
  return { data: { id: ad.id, reference: ad.reference, expires_at: ad.expiresAt.toISOString() } };
});

/** Changes tokens and price. Its last day stays. */
export const editAdRoute = serve(editAd, async (call, { params: { id }, body }) => {
  const { tx, tenant, user, now } = call;
  const seen = await adById(tx, tenant.id, id);
  if (seen?.userId !== user.id) throw notFound();
  const trader = await traderOf(call, seen.type);
  refuseBlocked(trader);
  await lockIssuance(tx, seen.issuanceId);
  const ad = await lockAd(tx, tenant.id, id);
  if (!ad || standingOf(ad, now) !== 'OPEN') throw new Refusal(409, 'ad.not_open');
  if (ad.version !== body.version) throw new Refusal(409, 'ad.stale');
  const price = priceOf(body.price);
  const wrong = await judge(call, { ...ad, tokens: body.tokens, price, inThis: ad.type === 'SELL' ? ad.tokens : 0 });
  const amountCents = amountOf(body.tokens, price);
  // The risks were accepted with the ad; the warning is of the amount that it comes to now.
  const risks = { ...body, risk_loss: true, risk_liquidity: true };
  const fields = { ...wrong, ...(amountCents > ad.amountCents ? riskProblems(trader, amountCents, risks) : {}) };
  if (Object.keys(fields).length > 0) throw fieldRefusal(fields);
  await updateAd(tx, ad, { tokens: body.tokens, price: body.price, amountCents, version: ad.version + 1 });
  if (ad.type === 'SELL') {
    await releaseTokens(call, { cause: 'AD', ref: id });
    await keepTokens(call, { ...ad, tokens: body.tokens });
  }
  await call.audit('ad.edited', {
    subject: { type: 'ad', id },
    details: { before: `${ad.tokens} × ${ad.price}`, after: `${body.tokens} × ${body.price}` },
  });
  return { data: { id } };
});
