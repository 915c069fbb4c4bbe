import { z } from 'zod';
import { isTypedTotal } from '#app/forms/typed-total.ts';
import { allotIssuance } from '#contract/campaigns.ts';
import type { Language } from '#domain/tenant/language.ts';

/** The amount that is allotted, typed as people write money; `back`: what goes back, as the page has shown it. */
export function allotmentForm(cents: bigint, lang: Language, symbol: string) {
  const isTotal = (text: string) => isTypedTotal(text, cents, lang, symbol);
  return z.object({
    total: z.string().refine(isTotal, { error: 'issuances:allotment.typedWrong' }),
    back: allotIssuance.body.shape.back,
  });
}
export type AllotmentFields = z.input<ReturnType<typeof allotmentForm>>;
