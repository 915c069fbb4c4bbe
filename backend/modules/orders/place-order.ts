import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { investmentAnswer, readInvestment } from '#backend/modules/investments/answer-investment.ts';
import {
  freshReference,
  type InvestmentChange,
  type InvestmentRow,
  type IssuanceRow,
  insertCart,
  liveInvestment,
  liveInvestmentOn,
  updateInvestment,
} from '#backend/modules/investments/investments.repository.ts';
import { flowFacts, tokensLeftFor, visibleIssuance } from '#backend/modules/investments/investor-flow.ts';
import { referrerOf } from '#backend/modules/investments/investor-standing.repository.ts';
import { lockOrder } from '#backend/modules/investments/lock-order.ts';
import { illegalMove, momentAfter, moveInvestment, recordMove } from '#backend/modules/investments/move-investment.ts';
import {
  type Barred,
  barredBy,
  onboardingIncomplete,
  refuseBarred,
  refuseStaleTerms,
  refuseUnlessOpen,
  tokensProblem,
} from '#backend/modules/investments/order-gates.ts';
import type { OfferedIssuance } from '#backend/modules/investments/own-offer.repository.ts';
import { releaseHold } from '#backend/modules/payments/balance-hold.ts';
import { replaceAttempt } from '#backend/modules/payments/open-attempt.ts';
import { type KnownPerson, onboardingFacts } from '#backend/modules/profiles/onboarding-facts.ts';
import { placeOrder } from '#contract/orders.ts';
import { mayMove } from '#domain/investment/transitions.ts';
import { isCart } from '#domain/investment/waiting.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';
import { mayGiveAmount } from '#domain/onboarding/preparation.ts';
import { problem } from '#domain/validation/problem.ts';
import { recordRiskConsents } from './consent-rows.ts';

interface Given {
  tokens: number;
  terms_version: number;
  referral_code?: string;
}

/**
 * Makes a cart (CREATED), or changes the amount of an order for which nothing is paid: its tokens are free again and its balance is released.
 * Refusals: see contract/orders.ts; besides 422 on `referral_code`.
 */
export const placeOrderRoute = serve(placeOrder, async (call, { params, body }) => {
  const { tx, user } = call;
  const [seen, live, known, reference] = await Promise.all([
    visibleIssuance(call, params.slug),
    liveInvestmentOn(tx, user.id, params.slug),
    knownOf(call),
    freshReference(tx),
  ]);
  const id = live ? await change(call, live.id, body) : await begin(call, seen, body, known, reference);
  const [, row] = await Promise.all([
    recordRiskConsents(call, ['risk_loss', 'risk_liquidity'], { investmentId: id }),
    readInvestment(call, id),
  ]);
  return investmentAnswer(call, row);
});

/** What the gates ask of the person. */
interface Known {
  person: KnownPerson;
  barred: Barred;
}

async function knownOf(call: SignedInCall): Promise<Known> {
  const [barred, person] = await Promise.all([barredBy(call), onboardingFacts(call.tx, call.user.id, call.now)]);
  return { barred, person };
}

/** Answers the cart's id. */
async function begin(
  call: SignedInCall,
  issuance: OfferedIssuance,
  given: Given,
  known: Known,
  reference: string,
): Promise<string> {
  const { tx, tenant, user, now } = call;
  pass(call, issuance, null, given, known);
  const referralCode = await referralOf(call, given.referral_code, null);
  const cart = await insertCart(tx, {
    tenantId: tenant.id,
    userId: user.id,
    issuanceId: issuance.id,
    at: now,
    reference,
    referralCode,
    ...termsOf(issuance, given),
  });
  if (!cart) {
    // Another tab was faster: its cart is changed.
    const live = await liveInvestment(tx, user.id, issuance.id);
    if (!live) throw new Refusal(503, 'server.busy');
    return change(call, live.id, given);
  }
  await recordMove(call, cart, null, { by: 'investor', userId: user.id }, null, now);
  return cart.id;
}

async function change(call: SignedInCall, id: string, given: Given): Promise<string> {
  const { tx, user, now } = call;
  // What is known of the person is read with the order locked.
  const [{ issuance, investment }, known] = await Promise.all([lockOrder(tx, id, user.id), knownOf(call)]);
  const mover = { by: 'investor' as const, userId: user.id };
  const wasCart = isCart(investment.status);
  if (!wasCart && !mayMove(investment.status, 'CREATED', mover.by)) throw illegalMove();
  pass(call, issuance, investment, given, known);
  await releaseHold(call, investment);
  await replaceAttempt(call, investment.id);
  const set: InvestmentChange = {
    ...termsOf(issuance, given),
    ...BACK_IN_THE_CART,
    referralCode: await referralOf(call, given.referral_code, investment.referralCode),
    risksAcceptedAt: now,
  };
  if (!wasCart) {
    await moveInvestment(call, investment, 'CREATED', mover, { set });
    return id;
  }
  await call.audit('investment.amount_changed', {
    subject: { type: 'investment', id },
    details: { from: investment.tokens, to: given.tokens },
  });
  await updateInvestment(tx, id, { ...set, updatedAt: momentAfter(investment.updatedAt, now) });
  return id;
}

/** The gates, in their order. */
function pass(
  call: SignedInCall,
  issuance: OfferedIssuance,
  investment: InvestmentRow | null,
  given: Given,
  { barred, person }: Known,
): void {
  refuseBarred(barred);
  refuseUnlessOpen(issuance, call.now);
  const facts = flowFacts(call, person, issuance, investment);
  if (!mayGiveAmount(facts)) throw onboardingIncomplete(facts);
  refuseStaleTerms(issuance, given.terms_version);
  const wrong = tokensProblem(issuance, given.tokens, tokensLeftFor(issuance, investment));
  if (wrong) throw fieldRefusal({ tokens: wrong });
}

function termsOf(issuance: IssuanceRow, { tokens }: Given) {
  return {
    tokens,
    price: issuance.price,
    amountCents: amountOf(tokens, priceOf(issuance.price)),
    termsVersion: issuance.termsVersion,
  };
}

/**
 * The code of an order that has one or none so far. A code is asked for only where the tenant has referrals: elsewhere what there is stays. It must be another
 * person's; the one that was taken already is not asked about again, since its person may be gone by now.
 */
async function referralOf(
  { tx, tenant, user }: SignedInCall,
  code: string | undefined,
  before: string | null,
): Promise<string | null> {
  if (!tenant.customization.extras.referral) return before;
  if (!code || code === before) return code || null;
  const referrer = await referrerOf(tx, code);
  if (!referrer || referrer === user.id) throw fieldRefusal({ referral_code: problem('validator.form_field_invalid') });
  return code;
}

/** What an order forgets when its amount is given anew. The wire reference stays: a transfer may be on its way with it. */
const BACK_IN_THE_CART = {
  feeCents: 0n,
  balanceCents: 0n,
  method: null,
  warning: null,
  acceptedAt: null,
  isRequest: false,
  reflectionEndsAt: null,
  expiresAt: null,
  remindedAt: null,
} satisfies InvestmentChange;
