import { z } from 'zod';
import { closeAndRefund } from '#contract/campaigns.ts';
import { parseHumanAmount } from '#domain/money/human-amount.ts';
import type { Language } from '#domain/tenant/language.ts';

/** The amount that is given back, typed as people write money, and a note. */
export function refundAllForm(cents: bigint, lang: Language, symbol: string) {
  const isTotal = (text: string) => {
    const read = parseHumanAmount(text, lang, symbol);
    return read.ok && read.value === cents;
  };
  return z.object({
    total: z.string().refine(isTotal, { error: 'issuances:refundAll.typedWrong' }),
    note: closeAndRefund.body.shape.note,
  });
}
export type RefundAllFields = z.input<ReturnType<typeof refundAllForm>>;
