import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { onwardPath } from '#app/features/invest/flow/onward.ts';
import { orderOf } from '#app/features/invest/flow/order-of.ts';
import { type OpenStep, openStep, stepFrame } from '#app/features/invest/flow/step.server.ts';
import { loadPayChoices } from '#app/features/invest/method-payment/pay-choices.server.ts';
import { payPagePath } from '#app/features/invest/method-payment/pay-page.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { ownSophisticatedHref } from '#app/parts/own-sophisticated/own-sophisticated.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { acceptOrder } from '#contract/orders.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { reflectionEndsAt } from '#domain/investment/reflection.ts';
import { isCart } from '#domain/investment/waiting.ts';
import { needsWarning, thresholdFor } from '#domain/investment/warning-gate.ts';
import { centsOf } from '#domain/money/money.ts';
import { isSophisticated } from '#domain/onboarding/preparation.ts';
import { localized } from '#domain/tenant/language.ts';
import { breakdownForm } from './breakdown.form.ts';
import { payableSum } from './payable-sum.server.ts';
import { seenText } from './seen-sums.ts';

/** The itemised order before it is confirmed: nothing is charged here. */
export async function loadBreakdown(visit: SignedInVisit, slug: string | undefined) {
  const open = await openStep(visit, slug, 'contribution-breakdown');
  const order = orderOf(open);
  const { t, format, lang, customization } = visit;
  const sophisticated = isSophisticated(open.facts.person, visit.now);
  const gate = gateOf(visit, open);
  const { options, balance, choices, chosen } = await loadPayChoices(visit, open);
  return {
    head: pageHead(visit, { title: t('invest:breakdown.title') }),
    frame: stepFrame(visit, open),
    balance,
    choices,
    chosen,
    sums: options.filter((option) => option.blocked === null).map((option) => payableSum(visit, open, option)),
    // What the person saw: the API confirms that sum, or nothing.
    seen: seenText(options),
    support: customization.tenant.support_email,
    here: pathTo.invest(open.slug, 'contribution-breakdown'),
    reflection: sophisticated
      ? t('invest:breakdown.reflectionNone', { date: format.date(open.facts.person.sophisticatedUntil ?? visit.now) })
      : t('invest:breakdown.reflectionText', {
          date: format.deadline(reflectionEndsAt(visit.now, customization.tenant.time_zone)),
        }),
    disclaimer: localized(customization.texts.investCustomDisclaimer, lang),
    warning: gate && {
      text: t('invest:breakdown.warning', {
        threshold: format.money(gate.threshold),
      }),
      consent: t('invest:breakdown.warningConsent', { amount: format.money(order.amount) }),
      word: t('invest:breakdown.warningWord'),
    },
    sophisticatedHref: ownSophisticatedHref(open.slug),
    terms: t('invest:summary.terms', { date: format.dateTime(visit.now) }),
    termsVersion: order.terms_version,
    changeHref: pathTo.invest(open.slug, 'invest'),
    form: formOf(breakdownForm(gate !== null, t('invest:breakdown.warningWord')), visit),
  };
}

export type BreakdownData = Awaited<ReturnType<typeof loadBreakdown>>;

/** Confirms the order and its payment in one: the tokens are held, the reflection period begins, and the chosen method carries on. */
export async function changeBreakdown(visit: SignedInVisit, slug: string | undefined, form: SubmittedForm) {
  const open = await openStep(visit, slug, 'contribution-breakdown');
  const { id, status } = orderOf(open);
  // Confirmed already, in another window: the way leads on from where the order stands.
  if (!isCart(status)) return redirect(onwardPath(open), 303);
  return answerForm(visit, form, {
    '': formAct({
      schema: breakdownForm(gateOf(visit, open) !== null, visit.t('invest:breakdown.warningWord')),
      send: (body, idempotencyKey) => call(visit, acceptOrder, { params: { id }, body, idempotencyKey }),
      onward: ({ data }) => payPagePath(open.slug, data.payment_method),
    }),
  });
}

/** The threshold in cents where this order is above it; null where no warning is due. */
function gateOf(visit: SignedInVisit, open: OpenStep): { threshold: bigint } | null {
  const { person } = open.facts;
  const facts = {
    sophisticated: isSophisticated(person, visit.now),
    abilityCents: person.lossAbilityCents,
    abilityValidUntil: person.lossValidUntil,
    minCents: centsOf(open.flow.warning_min),
  };
  const threshold = thresholdFor(facts, visit.now);
  return threshold !== null && needsWarning(centsOf(orderOf(open).amount), facts, visit.now) ? { threshold } : null;
}
