import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { choosePayment, listPaymentOptions } from '#app/api/investments.ts';
import { formFailure } from '#app/forms/form-failure.server.ts';
import { knownIntent } from '#app/forms/known-intent.server.ts';
import { formReply, parseForm } from '#app/forms/parse-form.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { PAYMENT_METHODS } from '#domain/investment/status.ts';
import { centsOf } from '#domain/money/money.ts';
import { investPath } from '#domain/onboarding/next-step.ts';
import { orderOf } from '../breakdown/breakdown.server.ts';
import { openStep, stepFrame } from '../step.server.ts';

const methodForm = z.object({
  method: z.enum(PAYMENT_METHODS, { error: 'validator.error_null' }),
  use_balance: z.literal('1').optional(),
});

/** The ways to pay with what each costs. `?balance=0` keeps the investor's balance out of it. */
export async function loadMethod(visit: SignedInVisit, slug: string | undefined) {
  const open = await openStep(visit, slug, 'method-payment');
  const order = orderOf(open);
  const { t, format, customization } = visit;
  const hasBalance = customization.extras.payWithBalance && centsOf(open.flow.balance) > 0n;
  // The hidden 0 stands before the box's 1: the last one counts.
  const useBalance = hasBalance && visit.url.searchParams.getAll('balance').at(-1) !== '0';
  const { data: options } = await listPaymentOptions(visit, {
    params: { id: order.id },
    query: { use_balance: useBalance ? '1' : '0' },
  });
  return {
    head: pageHead(visit, { title: t('invest:method.title') }),
    frame: stepFrame(visit, open),
    balance: hasBalance ? { amount: format.money(open.flow.balance), used: useBalance } : null,
    choices: options.map((option) => {
      const fee =
        centsOf(option.fee) === 0n
          ? t('invest:method.feeNone')
          : t('invest:method.fee', { amount: format.money(option.fee) });
      const blocked =
        option.blocked &&
        t(`invest:method.blocked.${option.blocked}`, { limit: option.limit ? format.money(option.limit) : '' });
      return {
        value: option.method,
        label: t(`statuses:method.${option.method}`),
        hint: blocked ?? `${t(`invest:method.about.${option.method}`)} ${fee}.`,
        aside: blocked ? undefined : format.money(option.to_pay),
        disabled: blocked !== null,
      };
    }),
    chosen: order.payment_method ?? options.find((option) => option.blocked === null)?.method ?? '',
    mayRevoke: order.may_revoke,
    support: customization.tenant.support_email,
    here: investPath(open.slug, 'method-payment'),
    idempotencyKey: visit.idempotencyKey(),
  };
}

export type MethodData = Awaited<ReturnType<typeof loadMethod>>;

/** Opens the payment by the chosen method and goes to that method's page. */
export async function changeMethod(visit: SignedInVisit, slug: string | undefined, form: SubmittedForm) {
  const open = await openStep(visit, slug, 'method-payment');
  knownIntent(form, ['']);
  const submission = parseForm(visit, form, methodForm);
  if (submission.status !== 'success') return formReply(submission);
  try {
    const { data: order } = await choosePayment(visit, {
      params: { id: orderOf(open).id },
      body: { method: submission.value.method, use_balance: submission.value.use_balance === '1' },
      idempotencyKey: form.idempotencyKey,
    });
    // Any step of the flow leads on to the one where the person now stands.
    const next = order.payment_method === 'BANK_TRANSFER' ? 'payment-bankwire' : 'payment-creditcard';
    return redirect(investPath(open.slug, next), 303);
  } catch (failure) {
    return formFailure(visit, failure, submission);
  }
}
