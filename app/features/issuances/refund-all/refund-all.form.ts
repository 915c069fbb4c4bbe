import { z } from 'zod';
import { isTypedTotal } from '#app/forms/typed-total.ts';
import { closeAndRefund } from '#contract/campaigns.ts';
import type { Language } from '#domain/tenant/language.ts';

/** The amount that is given back, typed as people write money, and a note. */
export function refundAllForm(cents: bigint, lang: Language, symbol: string) {
  const isTotal = (text: string) => isTypedTotal(text, cents, lang, symbol);
  return z.object({
    total: z.string().refine(isTotal, { error: 'issuances:refundAll.typedWrong' }),
    note: closeAndRefund.body.shape.note,
  });
}
export type RefundAllFields = z.input<ReturnType<typeof refundAllForm>>;
