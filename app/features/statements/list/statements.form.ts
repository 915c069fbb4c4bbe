import { z } from 'zod';
import { acrossFields } from '#app/forms/across-fields.ts';
import { checked, flag } from '#app/forms/checked.ts';
import { fieldOf } from '#app/forms/field-of.ts';
import { bankReference, emailText, orderReference } from '#contract/fields.ts';
import { dismissStatementRow } from '#contract/statement-ways.ts';
import { MOST_PARTS } from '#domain/statement/split.ts';
import { nearDays } from '#domain/time/near-day.ts';
import { checkEmail } from '#domain/validation/contact.ts';
import { checkDate } from '#domain/validation/date.ts';
import { problem } from '#domain/validation/problem.ts';

/** The ways out of the queue, by the intent of their form. */
export const assignForm = acrossFields(
  z.object({
    /** One of the candidates, or empty for the order that is typed. */
    pick: orderReference.optional(),
    reference: orderReference.optional(),
    return_difference: flag,
    other_payer: flag,
  }),
  ({ right: { pick, reference }, refuse }) => {
    if (!pick && !reference) refuse('reference', problem('validator.error_null'));
  },
).transform(({ pick, reference, ...rest }) => ({ ...rest, reference: pick || reference || '' }));
/** The orders that are ticked, and others by their references: between commas, semicolons or blanks. */
export const splitForm = acrossFields(
  z.object({
    orders: z.array(orderReference).max(MOST_PARTS).optional(),
    references: z
      .string()
      .trim()
      .max(41 * MOST_PARTS)
      .optional(),
    return_difference: flag,
    other_payer: flag,
  }),
  ({ right: { orders, references }, refuse }) => {
    const { length } = namedIn(orders, references);
    if (length < 2 || length > MOST_PARTS) refuse('references', problem('validator.error_order_references'));
  },
).transform(({ orders, references, ...rest }) => ({ ...rest, references: namedIn(orders, references) }));

function namedIn(orders: readonly string[] = [], references = ''): string[] {
  const typed = references.split(/[\s,;]+/).filter((one) => one !== '');
  return [...new Set([...orders, ...typed].map((one) => one.toUpperCase()))];
}
/** One of the likely distributions, or empty for the one whose reference is typed. */
export const fundForm = acrossFields(
  z.object({ pick: orderReference.optional(), reference: orderReference.optional(), return_difference: flag }),
  ({ right: { pick, reference }, refuse }) => {
    if (!pick && !reference) refuse('reference', problem('validator.error_null'));
  },
).transform(({ pick, reference, ...rest }) => ({ ...rest, reference: pick || reference || '' }));
export const undoForm = z.object({ reference: orderReference });
export const refundForm = z.object({
  refund_id: z.uuid({ error: 'validator.error_option' }),
});
export const returnForm = z.object({
  sent_on: fieldOf((text) => {
    const problem = checkDate(text, nearDays(new Date()));
    return problem ? { ok: false as const, problem } : { ok: true as const, value: text };
  }),
  bank_reference: bankReference,
});
export const balanceForm = z.object({ email: checked(emailText, checkEmail) });
/** Nothing is typed: all of the movement is the tenant's. */
export const etherForm = z.object({});
export const dismissForm = dismissStatementRow.body;

export type AssignFields = z.input<typeof assignForm>;
export type SplitFields = z.input<typeof splitForm>;
export type FundFields = z.input<typeof fundForm>;
export type UndoFields = z.input<typeof undoForm>;
export type MatchFields = z.input<typeof refundForm>;
export type ReturnFields = z.input<typeof returnForm>;
export type CreditFields = z.input<typeof balanceForm>;
