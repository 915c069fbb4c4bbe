import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { orderOf } from '#app/features/invest/flow/order-of.ts';
import type { OpenStep } from '#app/features/invest/flow/step.server.ts';
import { ticked } from '#app/forms/checked.ts';
import { formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { refundAddress } from '#contract/fields.ts';
import type { Handover } from '#contract/handover.ts';
import { confirmRefundAddress } from '#contract/payments.ts';
import { pathTo } from '#domain/access/addresses.ts';

const refundAddressForm = z.object({
  refund_address: refundAddress,
  own: ticked('validator.error_accept'),
});

export type RefundAddressFields = z.input<typeof refundAddressForm>;

/** What the form begins with: the address that the person gave before, or their wallet. */
export function refundAddressWay(
  visit: SignedInVisit,
  { kind, suggested }: Extract<Handover, { kind: 'refund_address' }>,
) {
  return { kind, suggested: suggested ?? '', form: formOf(refundAddressForm, visit) };
}

/** Confirms where ether goes back to and shows the page again, which now tells where to send it. */
export function confirmingRefundAddress(visit: SignedInVisit, open: OpenStep) {
  return formAct({
    schema: refundAddressForm,
    send: ({ refund_address }, idempotencyKey) =>
      call(visit, confirmRefundAddress, { params: { id: orderOf(open).id }, body: { refund_address }, idempotencyKey }),
    onward: () => pathTo.invest(open.slug, 'payment-creditcard'),
  });
}
