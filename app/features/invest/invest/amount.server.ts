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
import type { OrderBounds } from '#domain/investment/order-amount.ts';
import { quickAmounts } from '#domain/investment/quick-amounts.ts';
import { formatMoneyShort } from '#domain/money/format.ts';
import { centsOf } from '#domain/money/money.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';
import type { Language } from '#domain/tenant/language.ts';
import { amountForm } from './amount.form.ts';
import { workedOut } from './worked-out.server.ts';

/** The field says the currency beside it. */
const WITHOUT_SYMBOL = { symbol: '', symbolPosition: 'after' } as const;
/** Where a sum is kept that was chosen or typed and not sent yet. */
const TYPED = 'amount';

/** For how much: limits, price, what is left, sums to take, and the order under way if there is one. */
export async function loadAmount(visit: SignedInVisit, slug: string | undefined) {
  return amountView(visit, await openStep(visit, slug, 'invest'));
}

/** The step as its page shows it. */
export function amountView(visit: SignedInVisit, open: OpenStep) {
  const { t, format, lang, customization } = visit;
  const { issuance, investment } = open.flow;
  const bounds = boundsOf(open.flow);
  const { price } = bounds;
  const [least, most] = [bounds.minTokens, Math.min(bounds.maxTokens, bounds.tokensLeft)].map((tokens) =>
    amountOf(Math.max(0, tokens), price),
  ) as [bigint, bigint];
  const standing = open.facts.investment && investment ? centsOf(investment.amount) : least;
  const typed = visit.url.searchParams.get(TYPED)?.slice(0, 40) || typedText(standing, lang);
  return {
    head: pageHead(visit, { title: t('invest:invest.title') }),
    frame: stepFrame(visit, open),
    leadsToSum: leadsToSum(open),
    hint: t('invest:invest.amountHint', {
      min: format.money(least),
      max: format.money(most),
      price: format.price(issuance.token.price),
    }),
    left: t('invest:invest.left', { count: bounds.tokensLeft, left: format.tokens(bounds.tokensLeft) }),
    currency: { symbol: customization.currency.symbol, position: customization.currency.symbol_position },
    amount: typed,
    kept: keptOf(visit, open),
    quick: quickAmounts(least, most).map((cents) => {
      const text = typedText(cents, lang);
      return {
        text,
        label: format.moneyShort(cents),
        href: `?${new URLSearchParams({ [TYPED]: text })}`,
        isChosen: text === typed,
      };
    }),
    workedOut: workedOut(visit, open.flow, typed, bounds),
    termsVersion: issuance.terms_version,
    referral: customization.extras.referral,
    sheetHref: `${pathTo.user.issuance(issuance.id)}#documents`,
    form: formOf(schemaFor(visit, open.flow), visit),
  };
}

export type AmountData = ReturnType<typeof amountView>;

/** Places the order, or says what is wrong with it. */
export async function changeAmount(visit: SignedInVisit, slug: string | undefined, form: SubmittedForm) {
  const open = await openStep(visit, slug, 'invest');
  const params = { slug: open.slug };
  return answerForm(visit, form, {
    '': formAct({
      schema: schemaFor(visit, open.flow),
      send: ({ amount: tokens, referral_code, terms_version }, idempotencyKey) =>
        call(visit, placeOrder, {
          params,
          body: { tokens, referral_code, terms_version, risk_loss: true, risk_liquidity: true },
          idempotencyKey,
        }),
      onward: () => pathTo.invest(open.slug, 'contribution-breakdown'),
      fields: { tokens: 'amount' },
    }),
  });
}

/** What was filled in before the sum was worked out without script, emptied fields too; else the referral code of the order under way. */
function keptOf({ url }: SignedInVisit, { flow, facts }: OpenStep) {
  const filled = (name: string) => url.searchParams.get(name)?.slice(0, 40);
  return {
    referral_code: filled('referral_code') ?? (facts.investment ? (flow.referral_code ?? '') : ''),
    risk_loss: filled('risk_loss') ?? '',
    risk_liquidity: filled('risk_liquidity') ?? '',
  };
}

const typedText = (cents: bigint, lang: Language) => formatMoneyShort(cents, WITHOUT_SYMBOL, lang).trim();

function schemaFor({ lang, customization }: SignedInVisit, flow: Flow) {
  return amountForm(lang, customization.currency.symbol, boundsOf(flow));
}

function boundsOf({ issuance }: Flow): OrderBounds & { maxTokens: number } {
  return {
    price: priceOf(issuance.token.price),
    minTokens: issuance.min_tokens,
    maxTokens: issuance.max_tokens,
    tokensLeft: issuance.tokens_left,
  };
}
