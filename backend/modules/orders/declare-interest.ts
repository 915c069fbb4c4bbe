import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { investmentAnswer, readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { tellInvestor } from '#backend/modules/investments/investment-mail.ts';
import {
  freshReference,
  type InvestmentRow,
  type IssuanceRow,
  insertInterest,
  liveInvestment,
  liveInvestmentOn,
  updateInvestment,
} from '#backend/modules/investments/investments.repository.ts';
import { flowFacts, visibleIssuance } from '#backend/modules/investments/investor-flow.ts';
import { lockOrder } from '#backend/modules/investments/lock-order.ts';
import { illegalMove, momentAfter, recordMove } from '#backend/modules/investments/move-investment.ts';
import { barredBy, refuseBarred, refuseStaleTerms } from '#backend/modules/investments/order-gates.ts';
import { onboardingFacts } from '#backend/modules/profiles/onboarding-facts.ts';
import { declareInterest } from '#contract/orders.ts';
import { checkInterest } from '#domain/investment/order-rules.ts';
import { centsOf } from '#domain/money/money.ts';
import { amountOf, priceOf, tokensForExactly } from '#domain/money/price.ts';

/** An interest takes no tokens and no money. Refusals: see contract/orders.ts. */
export const declareInterestRoute = serve(declareInterest, async (call, { params, body }) => {
  const { tx, user } = call;
  const [issuance, live, person, barred] = await Promise.all([
    visibleIssuance(call, params.slug),
    liveInvestmentOn(tx, user.id, params.slug),
    onboardingFacts(tx, user.id, call.now),
    barredBy(call),
  ]);
  const facts = flowFacts(call, person, issuance, live);
  refuseBarred(barred);
  if (!facts.issuance.takesInterest) throw new Refusal(409, 'interest.not_open');
  refuseStaleTerms(issuance, body.terms_version);
  const given = termsFor(issuance, centsOf(body.amount));
  const interest = live ? await change(call, live.id, given) : await begin(call, issuance, given);
  const row = await readInvestment(call, interest.id);
  await tellInvestor(call, row, 'interest_declared');
  return investmentAnswer(call, row);
});

type Given = Pick<InvestmentRow, 'tokens' | 'price' | 'amountCents' | 'termsVersion'>;

/** The tokens that an amount stands for. Throws Refusal 422 on `amount`. */
function termsFor(issuance: IssuanceRow, cents: bigint): Given {
  const price = priceOf(issuance.price);
  const [wrong] = checkInterest({
    amountCents: cents,
    minCents: amountOf(issuance.minTokens, price),
    maxCents: amountOf(issuance.maxTokens, price),
    price,
  });
  const tokens = tokensForExactly(cents, price);
  if (wrong || tokens === null) throw fieldRefusal({ amount: wrong ?? { key: 'validator.error_number_multiple' } });
  return { tokens, price: issuance.price, amountCents: cents, termsVersion: issuance.termsVersion };
}

async function begin(call: SignedInCall, issuance: IssuanceRow, given: Given): Promise<InvestmentRow> {
  const { tx, tenant, user, now } = call;
  const made = await insertInterest(tx, {
    tenantId: tenant.id,
    userId: user.id,
    issuanceId: issuance.id,
    at: now,
    reference: await freshReference(tx),
    referralCode: null,
    ...given,
  });
  // Another tab was faster: its interest is changed.
  if (!made) {
    const live = await liveInvestment(tx, user.id, issuance.id);
    if (!live) throw new Refusal(503, 'server.busy');
    return change(call, live.id, given);
  }
  await recordMove(call, made, null, { by: 'investor', userId: user.id }, null, now);
  return made;
}

async function change(call: SignedInCall, id: string, given: Given): Promise<InvestmentRow> {
  const { investment } = await lockOrder(call.tx, id, call.user.id);
  if (investment.status !== 'RESERVED') throw illegalMove();
  await call.audit('investment.amount_changed', {
    subject: { type: 'investment', id },
    details: { from: investment.tokens, to: given.tokens },
  });
  return updateInvestment(call.tx, id, { ...given, updatedAt: momentAfter(investment.updatedAt, call.now) });
}
