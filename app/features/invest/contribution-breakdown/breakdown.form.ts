import { z } from 'zod';
import { flag, ticked } from '#app/forms/checked.ts';
import { termsVersionField } from '#app/forms/fields/terms-version.ts';
import { PAYMENT_METHODS } from '#domain/investment/status.ts';
import { seenSum } from './seen-sums.ts';

/** The confirmation of the breakdown: how it is paid and the sum that was shown for it. Above the threshold of regulation.md, consent and a typed word besides. */
export function breakdownForm(warned: boolean, word: string) {
  const plain = z.object({
    terms_version: termsVersionField,
    method: z.enum(PAYMENT_METHODS, { error: 'validator.error_null' }),
    use_balance: flag,
    seen: z.string().default(''),
  });
  const consent = warned
    ? plain.extend({
        warning_consent: ticked('validator.error_accept'),
        warning_typed: z
          .string({ error: 'validator.error_declaration' })
          .trim()
          .refine((typed) => typed.toLocaleLowerCase() === word.toLocaleLowerCase(), {
            error: 'validator.error_declaration',
          }),
      })
    : plain.extend({ warning_consent: z.undefined().optional(), warning_typed: z.undefined().optional() });
  return consent.transform(({ terms_version, method, use_balance, seen, warning_typed }) => ({
    terms_version,
    warning: warning_typed ? { consent: true as const, typed: warning_typed } : undefined,
    // A sum that nobody was shown is no sum that they agree to: the API says that the terms are others.
    payment: { method, use_balance, to_pay: seenSum(seen, method) ?? '0.00' },
  }));
}

export type BreakdownFields = z.input<ReturnType<typeof breakdownForm>>;
