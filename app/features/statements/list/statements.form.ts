import { z } from 'zod';
import { acrossFields } from '#app/forms/across-fields.ts';
import { checked, flag } from '#app/forms/checked.ts';
import { fieldOf } from '#app/forms/field-of.ts';
import { fileField } from '#app/forms/file-field.ts';
import { nearDays } from '#domain/time/near-day.ts';
import { checkEmail } from '#domain/validation/contact.ts';
import { checkDate } from '#domain/validation/date.ts';
import { problem } from '#domain/validation/problem.ts';
import { isRecordId } from '#domain/validation/record-id.ts';

export const importForm = z.object({ statement: fileField('validator.error_null') });

/** The ways out of the queue, by the intent of their form. */
export const assignForm = acrossFields(
  z.object({
    /** One of the candidates, or empty for the order that is typed. */
    pick: z.string().trim().max(40).optional(),
    reference: z.string().trim().max(40).optional(),
    return_difference: flag,
    other_payer: flag,
  }),
  ({ right: { pick, reference }, refuse }) => {
    if ((pick || reference || '').length < 3) refuse('reference', problem('validator.error_null'));
  },
).transform(({ pick, reference, ...rest }) => ({ ...rest, reference: pick || reference || '' }));
export const undoForm = z.object({ reference: z.string({ error: 'validator.error_null' }).trim().min(3).max(40) });
export const refundForm = z.object({
  refund_id: z.string({ error: 'validator.error_option' }).refine(isRecordId, { error: 'validator.error_option' }),
});
export const returnForm = z.object({
  sent_on: fieldOf((text) => {
    const problem = checkDate(text, nearDays(new Date()));
    return problem ? { ok: false as const, problem } : { ok: true as const, value: text };
  }),
  bank_reference: z.string().trim().min(3).max(60),
});
export const balanceForm = z.object({ email: checked(z.string().trim().max(254), checkEmail) });
export const dismissForm = z.object({ note: z.string().trim().min(5).max(500) });
