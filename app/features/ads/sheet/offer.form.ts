import { z } from 'zod';
import { ticked } from '#app/forms/checked.ts';
import { fieldOf } from '#app/forms/field-of.ts';
import { id } from '#contract/envelope.ts';
import { warningTyped } from '#contract/fields.ts';
import { priceBounds } from '#domain/bulletin/ad-terms.ts';
import { type OfferTerms, offerProblems } from '#domain/bulletin/offer-terms.ts';
import { parseHumanPrice, parseTokens } from '#domain/money/human-amount.ts';
import { priceText } from '#domain/money/price.ts';
import type { Language } from '#domain/tenant/language.ts';

interface Bounds {
  lang: Language;
  /** The tenant's currency. */
  symbol: string;
  terms: OfferTerms;
}

/** An offer on somebody's ad: its terms, and of a buyer who is warned the two risks and, above the threshold, the word. */
export function offerForm({ lang, symbol, terms }: Bounds, warned: boolean) {
  const risk = (error: string) => (warned ? ticked(error) : z.undefined().optional());
  return z.object({
    tokens: fieldOf((text) => {
      const parsed = parseTokens(text, lang);
      if (!parsed.ok) return parsed;
      const { tokens: problem } = offerProblems(terms, { tokens: parsed.value, price: terms.reference });
      return problem ? { ok: false as const, problem } : parsed;
    }),
    price: fieldOf((text) => {
      const parsed = parseHumanPrice(text, lang, symbol, priceBounds(terms.reference).min);
      if (!parsed.ok) return parsed;
      const { price: problem } = offerProblems(terms, { tokens: 1, price: parsed.value });
      // What all of them come to is the API's to say.
      const isOut = problem && problem.key !== 'validator.error_ad_amount';
      return isOut ? { ok: false as const, problem } : { ok: true as const, value: priceText(parsed.value) };
    }),
    risk_loss: risk('validator.error_risk'),
    risk_liquidity: risk('validator.error_risk_liquidity'),
    warning_typed: warningTyped,
  });
}
export type OfferFields = z.input<ReturnType<typeof offerForm>>;

/** One button of an offer. */
export const offerActForm = z.object({ offer: id });
