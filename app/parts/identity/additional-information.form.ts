import { z } from 'zod';
import { acrossFields } from '#app/forms/across-fields.ts';
import { nameField, wordsField } from '#app/forms/fields/person-fields.ts';
import { idNumber } from '#contract/fields.ts';
import { MARITAL_STATUSES } from '#contract/legal-information.ts';
import { asksFunds } from '#domain/screening/funds.ts';
import { checkAnyIdNumber } from '#domain/validation/id-document.ts';
import { problem } from '#domain/validation/problem.ts';

const spouseName = nameField.optional();

const answers = z.object({
  occupation: wordsField,
  marital_status: z.enum(MARITAL_STATUSES).optional(),
  spouse_name: spouseName,
  spouse_surname: spouseName,
  spouse_id_number: idNumber.optional(),
  source_of_funds: wordsField.optional(),
  politically_exposed: z
    .enum(['yes', 'no'], { error: 'validator.error_option' })
    .transform((answer) => answer === 'yes'),
});

const MARRIED: readonly (string | undefined)[] = ['MARRIED_SEPARATE', 'MARRIED_COMMUNITY'];

/**
 * What the law asks of an investor besides: work, marital status, public office and, of who holds one, where the money is from. A spouse counts only with a
 * marriage: what stands in hidden fields must not hold anybody up.
 */
export const additionalForm = acrossFields(answers, ({ right, isGiven, refuse }) => {
  if (asksFunds(right.politically_exposed) && !isGiven('source_of_funds'))
    refuse('source_of_funds', problem('validator.error_null'));
  const { marital_status, spouse_id_number } = right;
  const wrong = MARRIED.includes(marital_status) && spouse_id_number ? checkAnyIdNumber(spouse_id_number) : null;
  if (wrong) refuse('spouse_id_number', wrong);
});

export type AdditionalFields = z.input<typeof additionalForm>;

/** The answers as the API takes them: no spouse without a marriage. */
export function additionalAnswers(form: z.output<typeof additionalForm>): z.output<typeof additionalForm> {
  if (MARRIED.includes(form.marital_status)) return form;
  const { spouse_name: _n, spouse_surname: _s, spouse_id_number: _i, ...rest } = form;
  return rest;
}
