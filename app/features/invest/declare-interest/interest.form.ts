import { z } from 'zod';
import { fieldOf } from '#app/forms/field-of.ts';
import { termsVersionField } from '#app/forms/fields/terms-version.ts';
import { checkInterest, type InterestFacts } from '#domain/investment/order-rules.ts';
import { parseHumanAmount } from '#domain/money/human-amount.ts';
import { amountOf } from '#domain/money/price.ts';
import type { Language } from '#domain/tenant/language.ts';

/** A declared interest: money between a minimum and a maximum, a multiple of the token price (specification, section 5). Cents. */
export function interestForm(lang: Language, symbol: string, limits: Omit<InterestFacts, 'amountCents'>) {
  return z.object({
    amount: fieldOf((text) => {
      const least = limits.minCents > 0n ? limits.minCents : amountOf(1, limits.price);
      const parsed = parseHumanAmount(text, lang, symbol, least);
      if (!parsed.ok) return parsed;
      const [problem] = checkInterest({ amountCents: parsed.value, ...limits });
      return problem ? { ok: false as const, problem } : parsed;
    }),
    terms_version: termsVersionField,
  });
}

export type InterestFields = z.input<ReturnType<typeof interestForm>>;
