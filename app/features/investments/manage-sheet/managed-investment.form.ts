import { z } from 'zod';
import { fieldOf } from '#app/forms/field-of.ts';
import { id } from '#contract/envelope.ts';
import { bankReference } from '#contract/fields.ts';
import { cancelInvestment } from '#contract/orders.ts';
import { rejectProof } from '#contract/payments.ts';
import { parseHumanAmount } from '#domain/money/human-amount.ts';
import { moneyText } from '#domain/money/money.ts';
import type { Language } from '#domain/tenant/language.ts';
import { nearDays } from '#domain/time/near-day.ts';
import { checkDate } from '#domain/validation/date.ts';

/** A day as YYYY-MM-DD. */
const dayField = fieldOf((text) => {
  const problem = checkDate(text, nearDays(new Date()));
  return problem ? { ok: false as const, problem } : { ok: true as const, value: text };
});

/** The transfer arrived: how much, as people write money, and when. */
export function confirmForm(lang: Language, symbol: string) {
  return z.object({
    received: fieldOf((text) => {
      const cents = parseHumanAmount(text, lang, symbol, 1n);
      return cents.ok ? { ok: true as const, value: moneyText(cents.value) } : cents;
    }),
    value_date: dayField,
  });
}
export const rejectForm = rejectProof.body;
export const cancelForm = cancelInvestment.body;
/** One button: nothing is filled in. */
export const mintForm = z.object({});
export const settleForm = z.object({
  refund_id: id,
  sent_on: dayField,
  bank_reference: bankReference,
});

export type ConfirmFields = z.input<ReturnType<typeof confirmForm>>;
export type SettleFields = z.input<typeof settleForm>;
