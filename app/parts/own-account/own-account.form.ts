import { z } from 'zod';
import { acrossFields } from '#app/forms/across-fields.ts';
import { checked, flag } from '#app/forms/checked.ts';
import { fileField } from '#app/forms/fields/file-field.ts';
import { samePassword } from '#app/forms/same-password.ts';
import { saveAccount } from '#contract/account.ts';
import { password } from '#contract/fields.ts';
import { checkPassword } from '#domain/validation/text.ts';

/** A box that is not ticked is not sent. */
export const preferencesForm = saveAccount.body.extend({ commercial_communications: flag });
export type PreferencesFields = z.input<typeof preferencesForm>;

/** The password that counts now, and the new one twice. */
export const passwordForm = acrossFields(
  z.object({ current_password: password, password: checked(password, checkPassword), password_again: z.string() }),
  samePassword,
);
export type PasswordFields = z.input<typeof passwordForm>;

/** The password that counts now, of whoever has one. */
export function copyForm(hasPassword: boolean) {
  return z.object({ current_password: hasPassword ? password : password.optional() });
}
export type CopyFields = z.input<ReturnType<typeof copyForm>>;

/** One's own picture. */
export const pictureForm = z.object({ picture: fileField('validator.error_null') });
export type PictureFields = z.input<typeof pictureForm>;
