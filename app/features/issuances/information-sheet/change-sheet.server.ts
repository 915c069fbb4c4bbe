import { call } from '#app/api/call.server.ts';
import { nest } from '#app/features/issuances/edit/flat-form.ts';
import { applyChoices } from '#app/features/issuances/edit/two-windows.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { decideSheet, getInformationSheet, saveSheetPart, submitSheet } from '#contract/information-sheet.ts';
import { SHEET_FIELDS } from '#contract/information-sheet-fields.ts';
import { localized } from '#domain/tenant/language.ts';
import { approveForm, returnForm, sheetPartForm, submitForm } from './sheet-part.form.ts';
import { type Area, addressOf, answerNames, nextPart, partIn, shortTitle, valuesOf } from './sheet-view.ts';

/** Saves the part of the address (`save`, and on to the next one `next`), hands the sheet in (`submit`), publishes it (`approve`) or gives it back (`return`). */
export async function changeSheet(visit: SignedInVisit, area: Area, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  const { data: sheet } = await call(visit, getInformationSheet, { params });
  const { t } = visit;
  const part = partIn(visit.url, sheet);
  applyChoices(form.data, valuesOf(visit, sheet, part));
  const schema = sheetPartForm(part, visit.lang);
  const here = addressOf(area, sheet.id, part);
  const saving = (to: string) =>
    formAct({
      schema,
      send: ({ version, ...value }) =>
        call(visit, saveSheetPart, {
          params,
          body: {
            version: version as number,
            answers: { ...(nest(SHEET_FIELDS[part], value) as object), part } as never,
          },
        }),
      onward: () => ({ to, toast: t('projects:saved', { name: shortTitle(visit, part) }) }),
      fields: answerNames(Object.keys(schema.shape)),
    });
  const next = nextPart(sheet, part);
  return answerForm(visit, form, {
    save: saving(here),
    next: saving(next ? addressOf(area, sheet.id, next) : here),
    submit: formAct({
      schema: submitForm,
      send: (body, idempotencyKey) => call(visit, submitSheet, { params, body, idempotencyKey }),
      onward: () => ({ to: here, toast: t('information_sheet:submitted') }),
    }),
    approve: formAct({
      schema: approveForm,
      ask: async ({ number }) => ({
        question: {
          title: t('information_sheet:ask.title', { number, title: localized(sheet.title, visit.lang) }),
          text: t('information_sheet:ask.text'),
          button: t('information_sheet:approve'),
          back: t('information_sheet:ask.no'),
        },
        backHref: here,
        facts: [
          { label: t('information_sheet:ask.public'), value: t('information_sheet:ask.publicText') },
          { label: t('information_sheet:ask.before'), value: t('information_sheet:ask.beforeText') },
        ],
      }),
      send: ({ number }, idempotencyKey) =>
        call(visit, decideSheet, { params, body: { number, approve: true }, idempotencyKey }),
      onward: () => ({ to: here, toast: t('information_sheet:published') }),
    }),
    return: formAct({
      schema: returnForm,
      send: ({ number, reason }, idempotencyKey) =>
        call(visit, decideSheet, { params, body: { number, approve: false, reason }, idempotencyKey }),
      onward: () => ({ to: here, toast: t('information_sheet:returned') }),
    }),
  });
}
