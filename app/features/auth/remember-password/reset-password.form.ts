import { z } from 'zod';
import { acrossFields } from '#app/forms/across-fields.ts';
import { checked } from '#app/forms/checked.ts';
import { samePassword } from '#app/forms/same-password.ts';
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '#domain/limits.ts';
import { checkPassword } from '#domain/validation/text.ts';

/** The mailed token, and the new password twice. */
export const resetForm = acrossFields(
  z.object({
    token: z.string().min(20).max(200),
    password: checked(z.string().min(PASSWORD_MIN_CHARS).max(PASSWORD_MAX_CHARS), checkPassword),
    password_again: z.string(),
  }),
  samePassword,
);
