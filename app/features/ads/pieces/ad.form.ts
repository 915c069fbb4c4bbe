import { z } from 'zod';
import { ticked } from '#app/forms/checked.ts';
import { fieldOf } from '#app/forms/field-of.ts';
import type { AdChoiceJson } from '#contract/ad.ts';
import { warningTyped } from '#contract/fields.ts';
import type { AdType } from '#domain/bulletin/ad.ts';
import { adProblems, priceBounds } from '#domain/bulletin/ad-terms.ts';
import { parseHumanPrice, parseTokens } from '#domain/money/human-amount.ts';
import { priceOf, priceText } from '#domain/money/price.ts';
import type { Language } from '#domain/tenant/language.ts';

interface Bounds {
  lang: Language;
  /** The tenant's currency. */
  symbol: string;
  type: AdType;
  choice: Pick<AdChoiceJson, 'reference'>;
  /** Tokens that may be named. */
  available: number;
}

/** Tokens and unit price of an ad, within their bounds. */
function termsForm({ lang, symbol, type, choice, available }: Bounds) {
  const reference = priceOf(choice.reference.price);
  const found = { type, reference, available };
  return z.object({
    tokens: fieldOf((text) => {
      const parsed = parseTokens(text, lang);
      if (!parsed.ok) return parsed;
      const { tokens: problem } = adProblems({ ...found, tokens: parsed.value, price: reference });
      return problem ? { ok: false as const, problem } : parsed;
    }),
    price: fieldOf((text) => {
      const parsed = parseHumanPrice(text, lang, symbol, priceBounds(reference).min);
      if (!parsed.ok) return parsed;
      const { price: problem } = adProblems({ ...found, tokens: 1, available: 1, price: parsed.value });
      const isOut = problem && problem.key !== 'validator.error_ad_amount';
      return isOut ? { ok: false as const, problem } : { ok: true as const, value: priceText(parsed.value) };
    }),
  });
}

/** A new ad: its terms, that the board was understood, and of a buyer who is warned the two risks and, above the threshold, the word. */
export function newAdForm(bounds: Bounds, warned: boolean) {
  const risk = (error: string) => (warned ? ticked(error) : z.undefined().optional());
  return termsForm(bounds).extend({
    risk_loss: risk('validator.error_risk'),
    risk_liquidity: risk('validator.error_risk_liquidity'),
    warning_typed: warningTyped,
    notice: ticked('validator.error_accept'),
  });
}
export type NewAdFields = z.input<ReturnType<typeof newAdForm>>;

/** Changing an ad: the version that was shown goes along. */
export function editAdForm(bounds: Bounds) {
  return termsForm(bounds).extend({
    version: z.coerce.number().int().min(1),
    warning_typed: warningTyped,
  });
}
export type EditAdFields = z.input<ReturnType<typeof editAdForm>>;
