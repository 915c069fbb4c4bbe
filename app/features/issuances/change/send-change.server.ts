import { call } from '#app/api/call.server.ts';
import { applyChoices } from '#app/features/issuances/edit/two-windows.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { decideChange, getOfferChange, proposeChange, withdrawChange } from '#contract/offer-changes.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { approveForm, changeForm, returnForm, withdrawForm } from './change.form.ts';
import { type Area, meetsOf } from './change.server.ts';
import { bodyOf, namesOf } from './change-request.ts';
import { entriesIn, valuesOf } from './change-view.ts';

/** Prepares a change (`save`), approves the one that waits after its question (`approve`), gives it back (`return`) or takes it back (`withdraw`). */
export async function sendChange(visit: SignedInVisit, area: Area, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  const { data } = await call(visit, getOfferChange, { params });
  const { t, lang, customization } = visit;
  const here = pathTo[area].change(data.id);
  const { terms } = data.may_change;
  applyChoices(form.data, valuesOf(visit, data));
  const { symbol } = customization.currency;
  const schema = changeForm(terms, { lang, symbol, price: data.price, entries: entriesIn(data) });
  return answerForm(visit, form, {
    save: formAct({
      schema,
      send: (value, idempotencyKey) =>
        call(visit, proposeChange, { params, body: bodyOf(value, data), idempotencyKey }),
      onward: () => ({ to: here, toast: t('issuances:change.proposed') }),
      fields: namesOf(Object.keys(schema.shape)),
    }),
    approve: formAct({
      schema: approveForm,
      ask: async ({ number, material, reason }) => ({
        question: {
          title: t('issuances:change.ask.title', { number, title: localized(data.title, lang) }),
          text: t(material === 'yes' ? 'issuances:change.ask.material' : 'issuances:change.ask.notMaterial'),
          button: t('issuances:change.approve'),
          back: t('issuances:change.ask.no'),
        },
        backHref: here,
        facts: [
          {
            label: t('issuances:change.weight'),
            value: t(material === 'yes' ? 'issuances:change.material' : 'issuances:change.notMaterial'),
          },
          { label: t('issuances:change.reason'), value: reason },
          ...(data.waiting?.differences[lang] ?? []).slice(0, 8).map(({ label, before, after }) => ({
            label,
            value: t('history:change', {
              from: before || t('issuances:changed.nothing'),
              to: after || t('issuances:changed.nothing'),
            }),
          })),
          ...(material === 'yes' ? meetsOf(visit, data) : []),
        ],
      }),
      send: ({ number, material, reason }, idempotencyKey) =>
        call(visit, decideChange, {
          params,
          body: { number, approve: true, material: material === 'yes', reason },
          idempotencyKey,
        }),
      onward: ({ data: { orders, interests } }, { material }) => ({
        to: here,
        toast:
          material === 'yes'
            ? t('issuances:change.approvedMaterial', { count: orders + interests })
            : t('issuances:change.approved'),
      }),
      settled: here,
    }),
    return: formAct({
      schema: returnForm,
      send: ({ number, reason }, idempotencyKey) =>
        call(visit, decideChange, {
          params,
          body: { number, approve: false, material: false, reason },
          idempotencyKey,
        }),
      onward: () => ({ to: here, toast: t('issuances:change.returned') }),
      settled: here,
    }),
    withdraw: formAct({
      schema: withdrawForm,
      send: (body, idempotencyKey) => call(visit, withdrawChange, { params, body, idempotencyKey }),
      onward: () => ({ to: here, toast: t('issuances:change.withdrawn') }),
      settled: here,
    }),
  });
}
