import { z } from 'zod';
import { acrossFields } from '#app/forms/across-fields.ts';
import { nameField, wordsField } from '#app/forms/fields/person-fields.ts';
import { idNumber } from '#contract/fields.ts';
import { MARITAL_STATUSES } from '#contract/legal-information.ts';
import { checkAnyIdNumber } from '#domain/validation/id-document.ts';

const spouseName = nameField.optional();

const answers = z.object({
  occupation: wordsField,
  marital_status: z.enum(MARITAL_STATUSES).optional(),
  spouse_name: spouseName,
  spouse_surname: spouseName,
  spouse_id_number: idNumber.optional(),
  source_of_funds: wordsField,
  politically_exposed: z
    .enum(['yes', 'no'], { error: 'validator.error_option' })
    .transform((answer) => answer === 'yes'),
});

const MARRIED: readonly (string | undefined)[] = ['MARRIED_SEPARATE', 'MARRIED_COMMUNITY'];

/**
 * What the law asks of an investor besides: work, marital status, where the money is from, public office. A spouse counts only with a marriage: what
 * stands in hidden fields must not hold anybody up.
 */
export const additionalForm = acrossFields(answers, ({ right, refuse }) => {
  const { marital_status, spouse_id_number } = right;
  const problem = MARRIED.includes(marital_status) && spouse_id_number ? checkAnyIdNumber(spouse_id_number) : null;
  if (problem) refuse('spouse_id_number', problem);
});

export type AdditionalFields = z.input<typeof additionalForm>;

/** The answers as the API takes them: no spouse without a marriage. */
export function additionalAnswers(form: z.output<typeof additionalForm>): z.output<typeof additionalForm> {
  if (MARRIED.includes(form.marital_status)) return form;
  const { spouse_name: _n, spouse_surname: _s, spouse_id_number: _i, ...rest } = form;
  return rest;
}
