import { z } from 'zod';
import { fieldOf } from '#app/forms/field-of.ts';
import { fileField } from '#app/forms/fields/file-field.ts';
import { id } from '#contract/envelope.ts';
import { bankReference, reason } from '#contract/fields.ts';
import { parseHumanAmount } from '#domain/money/human-amount.ts';
import { moneyText } from '#domain/money/money.ts';
import type { Language } from '#domain/tenant/language.ts';
import { nearDays } from '#domain/time/near-day.ts';
import { checkDate } from '#domain/validation/date.ts';

/** The net total, typed as people write money by who has looked at it: no other sum is taken. */
export function approveForm(net: string, lang: Language, symbol: string) {
  const total = fieldOf((text) => {
    const cents = parseHumanAmount(text, lang, symbol, 1n);
    return cents.ok ? { ok: true as const, value: moneyText(cents.value) } : cents;
  });
  return z.object({ net: total.refine((value) => value === net, { error: 'distributions:approve.wrong' }) });
}
export type ApproveFields = z.input<ReturnType<typeof approveForm>>;

export const refuseForm = z.object({ reason });
export const plainForm = z.object({});
/** A paper for the holders. */
export const addPaperForm = z.object({ document: fileField('validator.error_null') });
export type AddPaperFields = z.input<typeof addPaperForm>;
export const removePaperForm = z.object({ document_id: id });
export const payOneForm = z.object({ earning_id: id });

/** The issuer's money has been sent back: when, and by which transfer. */
export const returnForm = z.object({
  sent_on: fieldOf((text) => {
    const wrong = checkDate(text, nearDays(new Date()));
    return wrong ? { ok: false as const, problem: wrong } : { ok: true as const, value: text };
  }),
  bank_reference: bankReference,
});
export type ReturnFields = z.input<typeof returnForm>;
