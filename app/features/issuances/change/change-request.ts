import { flatNames, nest } from '#app/features/issuances/edit/flat-form.ts';
import { type OfferTerms, offerTerms } from '#contract/offer-terms.ts';
import type { OfferChange } from './change-view.ts';

/** The request that prepares a change, of a form that its schema has read. */
export function bodyOf(value: Record<string, unknown>, { terms, may_change: may }: OfferChange) {
  const { version, explanation_es: es, explanation_en: en } = value;
  return {
    terms_version: Number(version),
    explanation: { es: String(es), en: String(en) },
    terms: may.terms ? termsIn(value) : terms,
  };
}

function termsIn(value: Record<string, unknown>): OfferTerms {
  const read = nest(offerTerms.omit({ soft_cap_tokens: true }), value) as Omit<OfferTerms, 'soft_cap_tokens'>;
  return { ...read, soft_cap_tokens: Number(value.soft_cap ?? 0) };
}

/** Names of the request's fields, below its terms, and those of the form. */
export function namesOf(names: readonly string[]): Record<string, string> {
  const found = Object.entries(flatNames(names)).flatMap(([dotted, name]) => [
    [dotted, name],
    [`terms.${dotted}`, name],
  ]);
  return { ...Object.fromEntries(found), soft_cap_tokens: 'soft_cap', 'terms.soft_cap_tokens': 'soft_cap' };
}
