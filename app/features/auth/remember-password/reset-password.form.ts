import { z } from 'zod';
import { acrossFields } from '#app/forms/across-fields.ts';
import { checked } from '#app/forms/checked.ts';
import { samePassword } from '#app/forms/same-password.ts';
import { password, secretToken } from '#contract/fields.ts';
import { checkPassword } from '#domain/validation/text.ts';

/** The mailed token, and the new password twice. */
export const resetForm = acrossFields(
  z.object({
    token: secretToken,
    password: checked(password, checkPassword),
    password_again: z.string(),
  }),
  samePassword,
);

export type ResetFields = z.input<typeof resetForm>;
