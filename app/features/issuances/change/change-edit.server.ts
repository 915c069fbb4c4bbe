import type { FieldGroup } from '#app/features/issuances/edit/field-spec.ts';
import { wordsOf } from '#app/features/issuances/edit/field-words.server.ts';
import { returnFields } from '#app/features/issuances/edit/section-fields.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { changeForm } from './change.form.ts';
import { entriesIn, type OfferChange, valuesOf } from './change-view.ts';

/** The form of a change: why, and the terms that may change; why alone where only the sheet may. */
export function editOf(visit: SignedInVisit, data: OfferChange) {
  const { t, lang, customization } = visit;
  const { symbol, symbol_position } = customization.currency;
  const entries = entriesIn(data);
  const { terms } = data.may_change;
  const values = valuesOf(visit, data);
  const { number, day, line } = wordsOf(visit);
  const tokens = { unit: t('projects:unit.tokens'), whole: true };
  const why: FieldGroup = {
    key: 'why',
    title: t('issuances:change.why'),
    hint: t('issuances:change.whyHint'),
    rows: [
      LANGUAGES.map((each) => ({
        ...line(`explanation_${each}`),
        kind: 'lines' as const,
        label: t(`projects:in.${each}`, { field: t('issuances:change.whyField') }),
        hint: undefined,
        required: true,
        rows: 4,
      })),
    ],
  };
  const offer: FieldGroup = {
    key: 'offer',
    title: t('issuances:change.offer'),
    rows: [
      [day('ends_on'), day('token_expires_on')],
      [number('tokens_for_sale', tokens), number('soft_cap', { unit: symbol, unitPosition: symbol_position })],
      [number('min_tokens', tokens), number('max_tokens', tokens)],
    ],
  };
  const groups = terms
    ? [why, offer, ...returnFields(visit, { values, entries, productType: data.product_type })]
    : [why];
  return {
    section: 'change',
    version: String(data.terms_version),
    values,
    groups,
    form: formOf(changeForm(terms, { lang, symbol, price: data.price, entries }), visit),
    sentence: null,
    lists: undefined,
    takesFiles: false,
    buttons: { save: t('issuances:change.propose'), next: null },
  };
}
