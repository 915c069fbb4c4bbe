import { call } from '#app/api/call.server.ts';
import type { Flow } from '#app/features/invest/flow/flow-facts.ts';
import { leadsToSum } from '#app/features/invest/flow/onward.ts';
import { type OpenStep, openStep, stepFrame } from '#app/features/invest/flow/step.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { placeOrder } from '#contract/orders.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { amountForm } from './amount.form.ts';

/** How many tokens: limits, price, what is left, and the order under way if there is one. */
export async function loadAmount(visit: SignedInVisit, slug: string | undefined) {
  return amountView(visit, await openStep(visit, slug, 'invest'));
}

/** The step as its page shows it. */
export function amountView(visit: SignedInVisit, open: OpenStep) {
  const { t, format } = visit;
  const { issuance } = open.flow;
  const { minTokens, maxTokens, tokensLeft } = limitsOf(open.flow);
  const most = Math.min(maxTokens, tokensLeft);
  return {
    head: pageHead(visit, { title: t('invest:invest.title') }),
    frame: stepFrame(visit, open),
    leadsToSum: leadsToSum(open),
    hint: t('invest:invest.tokensHintLeft', {
      min: format.tokens(minTokens),
      max: format.tokens(most),
      price: format.price(issuance.token.price),
      left: format.tokens(tokensLeft),
    }),
    ticket: t('invest:invest.ticket', { amount: format.money(issuance.minimum_ticket) }),
    symbol: issuance.token.symbol,
    tokens: open.facts.investment && open.flow.investment ? format.tokens(open.flow.investment.tokens) : '',
    termsVersion: issuance.terms_version,
    referral: visit.customization.extras.referral,
    sheetHref: `${pathTo.user.issuance(issuance.id)}#documents`,
    form: formOf(amountForm(visit.lang, limitsOf(open.flow)), visit),
  };
}

export type AmountData = ReturnType<typeof amountView>;

/** Places the order, or says what is wrong with it. */
export async function changeAmount(visit: SignedInVisit, slug: string | undefined, form: SubmittedForm) {
  const open = await openStep(visit, slug, 'invest');
  const params = { slug: open.slug };
  return answerForm(visit, form, {
    '': formAct({
      schema: amountForm(visit.lang, limitsOf(open.flow)),
      send: ({ tokens, referral_code, terms_version }, idempotencyKey) =>
        call(visit, placeOrder, {
          params,
          body: { tokens, referral_code, terms_version, risk_loss: true, risk_liquidity: true },
          idempotencyKey,
        }),
      onward: () => pathTo.invest(open.slug, 'contribution-breakdown'),
    }),
  });
}

function limitsOf({ issuance }: Flow) {
  return { minTokens: issuance.min_tokens, maxTokens: issuance.max_tokens, tokensLeft: issuance.tokens_left };
}
