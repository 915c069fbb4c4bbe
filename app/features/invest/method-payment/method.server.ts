import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { orderOf } from '#app/features/invest/flow/order-of.ts';
import { openStep, stepFrame } from '#app/features/invest/flow/step.server.ts';
import { flag } from '#app/forms/checked.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { choosePayment } from '#contract/payments.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { PAYMENT_METHODS } from '#domain/investment/status.ts';
import { loadPayChoices } from './pay-choices.server.ts';
import { payPagePath } from './pay-page.ts';

const methodForm = z.object({
  method: z.enum(PAYMENT_METHODS, { error: 'validator.error_null' }),
  use_balance: flag,
});

export type MethodFields = z.input<typeof methodForm>;

/** The ways to pay with what each costs, for who changes it or tries again. `?balance=0` keeps the investor's balance out of it. */
export async function loadMethod(visit: SignedInVisit, slug: string | undefined) {
  const open = await openStep(visit, slug, 'method-payment');
  const { t, customization } = visit;
  const { balance, choices, chosen } = await loadPayChoices(visit, open);
  return {
    head: pageHead(visit, { title: t('invest:method.title') }),
    frame: stepFrame(visit, open),
    balance,
    choices,
    chosen,
    mayRevoke: orderOf(open).may_revoke,
    support: customization.tenant.support_email,
    here: pathTo.invest(open.slug, 'method-payment'),
    form: formOf(methodForm, visit),
  };
}

export type MethodData = Awaited<ReturnType<typeof loadMethod>>;

/** Opens the payment by the chosen method and goes to that method's page. */
export async function changeMethod(visit: SignedInVisit, slug: string | undefined, form: SubmittedForm) {
  const open = await openStep(visit, slug, 'method-payment');
  const params = { id: orderOf(open).id };
  return answerForm(visit, form, {
    '': formAct({
      schema: methodForm,
      send: (body, idempotencyKey) => call(visit, choosePayment, { params, body, idempotencyKey }),
      onward: ({ data }) => payPagePath(open.slug, data.payment_method),
    }),
  });
}
