import { z } from 'zod';
import { fieldOf } from '#app/forms/field-of.ts';
import { checkOrder } from '#domain/investment/order-rules.ts';
import { parseTokens } from '#domain/money/human-amount.ts';
import type { Language } from '#domain/tenant/language.ts';

/** How many tokens a person would order, within the issuance's limits. */
export function waitingPlaceForm(lang: Language, limits: { minTokens: number; maxTokens: number }) {
  return z.object({
    tokens: fieldOf((text) => {
      const parsed = parseTokens(text, lang);
      if (!parsed.ok) return parsed;
      const [problem] = checkOrder({ tokens: parsed.value, ...limits, tokensLeft: limits.maxTokens });
      return problem ? { ok: false as const, problem } : parsed;
    }),
  });
}
export type WaitingPlaceFields = z.input<ReturnType<typeof waitingPlaceForm>>;
