import { z } from 'zod';
import { flatShape } from '#app/features/issuances/edit/flat-form.ts';
import { dayField, figureFields } from '#app/features/issuances/edit/section.form.ts';
import { fieldOf, optionalFieldOf } from '#app/forms/field-of.ts';
import { readCents } from '#app/forms/typed-number.ts';
import { decideChange, proposeChange } from '#contract/offer-changes.ts';
import { offerTerms } from '#contract/offer-terms.ts';
import { wholeTokens } from '#domain/issuance/offer-rules.ts';
import { parseTokens } from '#domain/money/human-amount.ts';
import { priceOf } from '#domain/money/price.ts';
import type { Language } from '#domain/tenant/language.ts';

const version = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

/** What people are told; both languages. */
const explanation = proposeChange.body.pick({ explanation: true });

/** The form of a change: the terms that may change, as people type them, and why. Where only the sheet may change, why alone. */
export function changeForm(
  terms: boolean,
  { lang, symbol, price, entries }: { lang: Language; symbol: string; price: string; entries: number },
): z.ZodObject {
  const why = z.object({ version, ...flatShape(explanation, 0) });
  if (!terms) return why;
  const count = fieldOf((text) => parseTokens(text, lang));
  return why.extend({
    ...flatShape(offerTerms.omit({ soft_cap_tokens: true }), entries),
    ...figureFields(lang),
    ends_on: dayField,
    token_expires_on: dayField,
    tokens_for_sale: count,
    min_tokens: count,
    max_tokens: count,
    /** An amount, read as the tokens that it is. */
    soft_cap: optionalFieldOf((text) => {
      const cents = readCents(text, lang, symbol);
      return cents.ok ? wholeTokens(cents.value, priceOf(price)) : cents;
    }),
  });
}

/** A manager's approval of the change that they read: material or not, and why. */
export const approveForm = z.object({
  number: version,
  material: z.enum(['yes', 'no']),
  reason: decideChange.body.shape.reason,
});
export type ApproveFields = z.input<typeof approveForm>;
export const returnForm = approveForm.omit({ material: true });
export const withdrawForm = z.object({ number: version });
