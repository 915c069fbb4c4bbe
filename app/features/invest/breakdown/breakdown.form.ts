import { z } from 'zod';

/** The confirmation of the breakdown. Above the threshold of regulation.md, consent and a typed word besides. */
export function breakdownForm(warned: boolean, word: string) {
  const plain = z.object({
    terms_version: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  });
  if (!warned)
    return plain.extend({ warning_consent: z.undefined().optional(), warning_typed: z.undefined().optional() });
  return plain.extend({
    warning_consent: z.literal('on', { error: 'validator.error_accept' }),
    warning_typed: z
      .string()
      .trim()
      .refine((typed) => typed.toLocaleLowerCase() === word.toLocaleLowerCase(), {
        error: 'validator.error_declaration',
      }),
  });
}
