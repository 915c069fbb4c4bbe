import { z } from 'zod';
import { ticked } from '#app/forms/checked.ts';
import { fieldOf } from '#app/forms/field-of.ts';
import { termsVersionField } from '#app/forms/fields/terms-version.ts';
import { referralCode } from '#contract/fields.ts';
import { type OrderBounds, orderFor } from '#domain/investment/order-amount.ts';
import { parseHumanAmount } from '#domain/money/human-amount.ts';
import { amountOf } from '#domain/money/price.ts';
import type { Language } from '#domain/tenant/language.ts';

/** The form of the amount: money for whole tokens within the issuance's limits, the terms that were shown, two risk boxes (specification, section 5). The amount is read as tokens. */
export function amountForm(lang: Language, symbol: string, bounds: OrderBounds) {
  return z.object({
    amount: fieldOf((text) => {
      const least = amountOf(Math.max(1, bounds.minTokens), bounds.price);
      const parsed = parseHumanAmount(text, lang, symbol, least);
      return parsed.ok ? orderFor(parsed.value, bounds) : parsed;
    }),
    referral_code: referralCode.optional(),
    terms_version: termsVersionField,
    risk_loss: ticked('validator.error_risk'),
    risk_liquidity: ticked('validator.error_risk_liquidity'),
  });
}

export type AmountFields = z.input<ReturnType<typeof amountForm>>;
