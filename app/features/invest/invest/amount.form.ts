import { z } from 'zod';
import { fieldOf } from '#app/forms/field-of.ts';
import { termsVersionField } from '#app/forms/fields/terms-version.ts';
import { referralCode } from '#contract/fields.ts';
import { checkOrder, type OrderFacts } from '#domain/investment/order-rules.ts';
import { parseTokens } from '#domain/money/human-amount.ts';
import type { Language } from '#domain/tenant/language.ts';

/** The form of the amount: whole tokens within the issuance's limits, the terms that were shown, two risk boxes (specification, section 5). */
export function amountForm(lang: Language, limits: Omit<OrderFacts, 'tokens'>) {
  return z.object({
    tokens: fieldOf((text) => {
      const parsed = parseTokens(text, lang);
      // Zero is below the minimum like any other number, so the message names the issuance's minimum.
      const isTooFew = !parsed.ok && parsed.problem.key === 'validator.error_number_min_tokens';
      if (!parsed.ok && !isTooFew) return parsed;
      const [problem] = checkOrder({ tokens: parsed.ok ? parsed.value : 0, ...limits });
      return problem ? { ok: false as const, problem } : parsed;
    }),
    referral_code: referralCode.optional(),
    terms_version: termsVersionField,
    risk_loss: z.literal('on', { error: 'validator.error_risk' }),
    risk_liquidity: z.literal('on', { error: 'validator.error_risk' }),
  });
}

export type AmountFields = z.input<ReturnType<typeof amountForm>>;
