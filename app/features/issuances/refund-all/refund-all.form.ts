import type { z } from 'zod';
import { totalForm } from '#app/forms/typed-total.ts';
import { closeAndRefund } from '#contract/campaigns.ts';

/** The amount that is given back, typed, and a note. */
export function refundAllForm(visit: Parameters<typeof totalForm>[0], paid: string) {
  return totalForm(visit, paid, 'issuances:refundAll.typedWrong').extend({ note: closeAndRefund.body.shape.note });
}
export type RefundAllFields = z.input<ReturnType<typeof refundAllForm>>;
