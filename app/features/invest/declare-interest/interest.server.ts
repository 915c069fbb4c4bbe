import { call } from '#app/api/call.server.ts';
import type { Flow } from '#app/features/invest/flow/flow-facts.ts';
import { openStep, stepFrame } from '#app/features/invest/flow/step.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { declareInterest } from '#contract/orders.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { formatMoney } from '#domain/money/format.ts';
import { centsOf, moneyText } from '#domain/money/money.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';
import { localized } from '#domain/tenant/language.ts';
import { interestForm } from './interest.form.ts';

/** The field says the currency beside it. */
const WITHOUT_SYMBOL = { symbol: '', symbolPosition: 'after' } as const;

/** For how much the person would be interested; what they declared before, with the way to change and to withdraw it. */
export async function loadInterest(visit: SignedInVisit, slug: string | undefined) {
  const open = await openStep(visit, slug, 'declare-interest');
  const { t, format, customization, lang } = visit;
  const { minCents, maxCents } = limitsOf(open.flow);
  const declared = open.flow.investment?.status === 'RESERVED' ? open.flow.investment : null;
  const title = t(declared ? 'invest:interest.changeTitle' : 'invest:interest.title');
  return {
    head: pageHead(visit, { title }),
    frame: stepFrame(visit, open),
    title,
    about: localized(customization.texts.declareInterestDescription, lang),
    hint: t('invest:interest.hint', {
      min: format.money(minCents),
      max: format.money(maxCents),
      price: format.price(open.flow.issuance.token.price),
    }),
    currency: { symbol: customization.currency.symbol, position: customization.currency.symbol_position },
    amount: declared ? formatMoney(centsOf(declared.amount), WITHOUT_SYMBOL, lang).trim() : '',
    declared: declared && {
      text: t('invest:interest.declared', {
        amount: format.money(declared.amount),
        date: format.date(declared.created_at),
      }),
      revokeHref: pathTo.user.revoke(declared.id),
      investHref: open.flow.issuance.takes_orders ? pathTo.invest(open.slug, 'invest') : null,
    },
    takes: open.flow.issuance.takes_interest,
    termsVersion: open.flow.issuance.terms_version,
    form: formOf(schemaFor(visit, open.flow), visit),
  };
}

export type InterestData = Awaited<ReturnType<typeof loadInterest>>;

/** Declares the interest, or changes its amount. */
export async function changeInterest(visit: SignedInVisit, slug: string | undefined, form: SubmittedForm) {
  const open = await openStep(visit, slug, 'declare-interest');
  const params = { slug: open.slug };
  return answerForm(visit, form, {
    '': formAct({
      schema: schemaFor(visit, open.flow),
      send: ({ amount, ...rest }, idempotencyKey) =>
        call(visit, declareInterest, { params, body: { amount: moneyText(amount), ...rest }, idempotencyKey }),
      onward: () => ({
        to: pathTo.invest(open.slug, 'declare-interest'),
        toast: visit.t('invest:interest.done', { email: visit.session.user.email }),
      }),
    }),
  });
}

function schemaFor({ lang, customization }: SignedInVisit, flow: Flow) {
  return interestForm(lang, customization.currency.symbol, limitsOf(flow));
}

function limitsOf({ issuance }: Flow) {
  const price = priceOf(issuance.token.price);
  return { minCents: amountOf(issuance.min_tokens, price), maxCents: amountOf(issuance.max_tokens, price), price };
}
