import { z } from 'zod';
import { acrossFields } from '#app/forms/across-fields.ts';
import { fieldOf } from '#app/forms/field-of.ts';
import { readPrice } from '#app/forms/typed-number.ts';
import { cardFields, issuerFields } from '#contract/project-fields.ts';
import { offerProblems } from '#domain/issuance/offer-rules.ts';
import { parseTokens } from '#domain/money/human-amount.ts';
import { priceOf } from '#domain/money/price.ts';
import type { Language } from '#domain/tenant/language.ts';
import { problem } from '#domain/validation/problem.ts';

/** The few words with which a project begins. `namesIssuer`: whoever makes it says whose it is. */
export function createForm({ lang, isEuro, namesIssuer }: { lang: Language; isEuro: boolean; namesIssuer: boolean }) {
  const { title, product_type, sector } = cardFields.shape;
  const fields = z.object({
    title_es: title.shape.es,
    title_en: title.shape.en,
    product_type,
    sector,
    price: fieldOf((text) => readPrice(text, lang)),
    tokens_for_sale: fieldOf((text) => parseTokens(text, lang)),
    issuer_user_id: namesIssuer ? issuerFields.shape.issuer_user_id : issuerFields.shape.issuer_user_id.optional(),
  });
  return acrossFields(fields, ({ right, refuse }) => {
    if (right.title_es === '' && right.title_en === '') {
      refuse('title_es', problem('validator.error_null'));
    }
    const { price, tokens_for_sale: tokens } = right;
    if (tokens === undefined) return;
    // Without a price the number of tokens is looked at for itself.
    const offer = {
      price: priceOf(price || '1'),
      tokensForSale: tokens,
      softCapTokens: 0,
      minTokens: 1,
      maxTokens: tokens,
    };
    const found = offerProblems(offer, { tokensTaken: 0, isEuro });
    const wrong = found.tokens_for_sale ?? (price ? found.target : undefined);
    if (wrong) refuse('tokens_for_sale', wrong);
  });
}

export type CreateFields = z.input<ReturnType<typeof createForm>>;
