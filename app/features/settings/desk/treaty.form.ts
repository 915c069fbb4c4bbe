import { z } from 'zod';
import { acrossFields } from '#app/forms/across-fields.ts';
import { fieldOf, optionalFieldOf } from '#app/forms/field-of.ts';
import { treatyRate } from '#contract/treaty-rate.ts';
import { parseHumanAmount } from '#domain/money/human-amount.ts';
import { moneyText } from '#domain/money/money.ts';
import type { Language } from '#domain/tenant/language.ts';
import { checkDate } from '#domain/validation/date.ts';
import { problem } from '#domain/validation/problem.ts';

/** Spain's oldest treaty that still holds is of 1966. */
const FIRST_DAY = '1960-01-01';
const LAST_DAY = '2099-12-31';

/** Somebody of either sort, in a form. */
export const EITHER = 'EITHER';

/** A real day within the time of treaties. */
function dayOf(text: string) {
  const wrong = checkDate(text, { min: FIRST_DAY, max: LAST_DAY });
  return wrong ? { ok: false as const, problem: wrong } : { ok: true as const, value: text };
}

/** One rate of a treaty, as people write it. `number`: how many changes of the part the page knew of. */
export function treatyForm(lang: Language) {
  const { country, kind, source } = treatyRate.shape;
  const percent = fieldOf((text) => {
    const read = parseHumanAmount(text, lang, '%');
    if (!read.ok) return read;
    return read.value < 0n || read.value > 10_000n
      ? { ok: false as const, problem: problem('validator.error_number_max', { max: '100' }) }
      : { ok: true as const, value: moneyText(read.value) };
  });
  const fields = z.object({
    number: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
    country,
    kind,
    legal_type: z.enum(['INDIVIDUAL', 'LEGAL_ENTITY', EITHER]).transform((word) => (word === EITHER ? null : word)),
    percent,
    from: fieldOf(dayOf),
    until: optionalFieldOf(dayOf),
    source,
  });
  return acrossFields(fields, ({ right, refuse }) => {
    const { from, until } = right;
    if (from && until && until < from) refuse('until', problem('validator.error_date_min', { min: from }));
  });
}
export type TreatyFields = z.input<ReturnType<typeof treatyForm>>;

/** A rate that goes: which one of the list that the page showed. */
export const removeTreatyForm = z.object({
  number: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  rate: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number),
});
