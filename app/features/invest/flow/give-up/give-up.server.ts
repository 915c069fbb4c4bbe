import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { orderOf } from '#app/features/invest/flow/order-of.ts';
import type { OpenStep } from '#app/features/invest/flow/step.server.ts';
import { formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { giveUpPayment } from '#contract/payments.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { mayGiveUp } from '#domain/investment/transitions.ts';

const giveUpForm = z.object({});

/** What the form needs that gives up a payment at a provider; null where there is none to give up. It posts to `payment-creditcard`. */
export function giveUpOf(visit: SignedInVisit, open: OpenStep) {
  if (!mayGiveUp(orderOf(open).status)) return null;
  return { action: pathTo.invest(open.slug, 'payment-creditcard'), form: formOf(giveUpForm, visit) };
}

export type GiveUpData = NonNullable<ReturnType<typeof giveUpOf>>;

/** Closes the attempt and leads to the ways to pay. */
export function givingUp(visit: SignedInVisit, open: OpenStep) {
  return formAct({
    schema: giveUpForm,
    send: (body, idempotencyKey) =>
      call(visit, giveUpPayment, { params: { id: orderOf(open).id }, body, idempotencyKey }),
    onward: () => pathTo.invest(open.slug, 'method-payment'),
  });
}
