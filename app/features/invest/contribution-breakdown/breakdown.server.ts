import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { onwardPath } from '#app/features/invest/flow/onward.ts';
import { orderOf } from '#app/features/invest/flow/order-of.ts';
import { type OpenStep, openStep, stepFrame } from '#app/features/invest/flow/step.server.ts';
import { loadPayChoices } from '#app/features/invest/method-payment/pay-choices.server.ts';
import { payPagePath } from '#app/features/invest/method-payment/pay-page.ts';
import { formFailure } from '#app/forms/form-failure.server.ts';
import { knownIntent } from '#app/forms/known-intent.server.ts';
import { formReply, parseForm } from '#app/forms/parse-form.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { ownSophisticatedHref } from '#app/parts/own-sophisticated/own-sophisticated.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { acceptOrder } from '#contract/investments.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { reflectionEndsAt } from '#domain/investment/reflection.ts';
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
      text: t('invest:breakdown.warning', { threshold: format.money(gate.threshold) }),
      consent: t('invest:breakdown.warningConsent', { amount: format.money(order.amount) }),
      word: t('invest:breakdown.warningWord'),
    },
    sophisticatedHref: ownSophisticatedHref(open.slug),
    terms: t('invest:summary.terms', { date: format.dateTime(visit.now) }),
    termsVersion: order.terms_version,
    changeHref: pathTo.invest(open.slug, 'invest'),
    idempotencyKey: visit.idempotencyKey(),
  };
}

export type BreakdownData = Awaited<ReturnType<typeof loadBreakdown>>;

/** Confirms the order and its payment in one: the tokens are held, the reflection period begins, and the chosen method carries on. */
export async function changeBreakdown(visit: SignedInVisit, slug: string | undefined, form: SubmittedForm) {
  const open = await openStep(visit, slug, 'contribution-breakdown');
  knownIntent(form, ['']);
  // Confirmed already, in another window: the way leads on from where the order stands.
  if (orderOf(open).status !== 'CREATED') return redirect(onwardPath(open), 303);
  const word = visit.t('invest:breakdown.warningWord');
  const submission = parseForm(visit, form, breakdownForm(gateOf(visit, open) !== null, word));
  if (submission.status !== 'success') return formReply(submission);
  const { terms_version, warning_typed, payment } = submission.value;
  try {
    const { data: order } = await call(visit, acceptOrder, {
      params: { id: orderOf(open).id },
      body: { terms_version, warning: warning_typed ? { consent: true, typed: warning_typed } : undefined, payment },
      idempotencyKey: form.idempotencyKey,
    });
    return redirect(payPagePath(open.slug, order.payment_method), 303);
  } catch (failure) {
    return formFailure(visit, failure, submission);
  }
}

/** The threshold in cents where this order is above it; null where no warning is due. */
function gateOf(visit: SignedInVisit, open: OpenStep): { threshold: bigint } | null {
  const { person } = open.facts;
  const facts = {
    sophisticated: isSophisticated(person, visit.now),
    abilityCents: person.lossAbilityCents,
    abilityValidUntil: person.lossValidUntil,
  };
  const threshold = thresholdFor(facts, visit.now);
  return threshold !== null && needsWarning(centsOf(orderOf(open).amount), facts, visit.now) ? { threshold } : null;
}
