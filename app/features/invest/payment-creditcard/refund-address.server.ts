import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { orderOf } from '#app/features/invest/flow/order-of.ts';
import { openStep } from '#app/features/invest/flow/step.server.ts';
import { formFailure } from '#app/forms/form-failure.server.ts';
import { formReply, parseForm } from '#app/forms/parse-form.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { confirmRefundAddress, type Handover } from '#contract/online-payments.ts';
import { pathTo } from '#domain/access/addresses.ts';

const refundAddressForm = z.object({
  refund_address: z.string({ error: 'validator.error_null' }).trim().min(1, 'validator.error_null').max(100),
  own: z.literal('on', { error: 'validator.error_accept' }),
});

/** What the form begins with: the address that the person gave before, or their wallet. */
export function refundAddressWay(
  visit: SignedInVisit,
  { kind, suggested }: Extract<Handover, { kind: 'refund_address' }>,
) {
  return { kind, suggested: suggested ?? '', idempotencyKey: visit.idempotencyKey() };
}

/** Confirms where ether goes back to and shows the page again, which now tells where to send it. */
export async function changeRefundAddress(visit: SignedInVisit, slug: string | undefined, form: SubmittedForm) {
  const open = await openStep(visit, slug, 'payment-creditcard');
  const submission = parseForm(visit, form, refundAddressForm);
  if (submission.status !== 'success') return formReply(submission);
  try {
    await call(visit, confirmRefundAddress, {
      params: { id: orderOf(open).id },
      body: { refund_address: submission.value.refund_address },
      idempotencyKey: form.idempotencyKey,
    });
  } catch (failure) {
    return formFailure(visit, failure, submission);
  }
  return redirect(pathTo.invest(open.slug, 'payment-creditcard'), 303);
}
