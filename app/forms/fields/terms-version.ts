import { z } from 'zod';
import { termsVersion } from '#contract/fields.ts';

/** The version of the terms that the page showed: a hidden field. */
export const termsVersionField = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .pipe(termsVersion);
