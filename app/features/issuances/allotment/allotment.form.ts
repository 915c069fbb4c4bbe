import { z } from 'zod';
import { allotIssuance } from '#contract/campaigns.ts';
import { parseHumanAmount } from '#domain/money/human-amount.ts';
import type { Language } from '#domain/tenant/language.ts';

/** The amount that is allotted, typed as people write money; `back`: what goes back, as the page has shown it. */
export function allotmentForm(cents: bigint, lang: Language, symbol: string) {
  const isTotal = (text: string) => {
    const read = parseHumanAmount(text, lang, symbol);
    return read.ok && read.value === cents;
  };
  return z.object({
    total: z.string().refine(isTotal, { error: 'issuances:allotment.typedWrong' }),
    back: allotIssuance.body.shape.back,
  });
}
export type AllotmentFields = z.input<ReturnType<typeof allotmentForm>>;
