import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { orderOf } from '#app/features/invest/flow/order-of.ts';
import { type OpenStep, openStep } from '#app/features/invest/flow/step.server.ts';
import { formFailure } from '#app/forms/form-failure.server.ts';
import { knownIntent } from '#app/forms/known-intent.server.ts';
import { formReply, parseForm } from '#app/forms/parse-form.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { giveUpPayment } from '#contract/online-payments.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { mayGiveUp } from '#domain/investment/transitions.ts';

const giveUpForm = z.object({});

/** What the form needs that gives up a payment at a provider; null where there is none to give up. It posts to `payment-creditcard`. */
export function giveUpOf(visit: SignedInVisit, open: OpenStep) {
  if (!mayGiveUp(orderOf(open).status)) return null;
  return { action: pathTo.invest(open.slug, 'payment-creditcard'), idempotencyKey: visit.idempotencyKey() };
}

export type GiveUpData = NonNullable<ReturnType<typeof giveUpOf>>;

/** Closes the attempt and leads to the ways to pay. */
export async function changeGiveUp(visit: SignedInVisit, slug: string | undefined, form: SubmittedForm) {
  const open = await openStep(visit, slug, 'payment-creditcard');
  knownIntent(form, ['']);
  const submission = parseForm(visit, form, giveUpForm);
  if (submission.status !== 'success') return formReply(submission);
  try {
    await call(visit, giveUpPayment, {
      params: { id: orderOf(open).id },
      body: {},
      idempotencyKey: form.idempotencyKey,
    });
  } catch (failure) {
    return formFailure(visit, failure, submission);
  }
  return redirect(pathTo.invest(open.slug, 'method-payment'), 303);
}
