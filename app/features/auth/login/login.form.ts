import { z } from 'zod';
import { checked, flag } from '#app/forms/checked.ts';
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '#domain/limits.ts';
import { checkEmail } from '#domain/validation/contact.ts';
import { checkUnsafeText } from '#domain/validation/unsafe-text.ts';

/** Specification, section 5: e-mail required and well formed, password at least 8; the e-mail is checked for injections; a password may contain any character. */
export const loginForm = z.object({
  email: checked(z.string().trim().toLowerCase().max(254), checkUnsafeText, checkEmail),
  password: z.string().min(PASSWORD_MIN_CHARS).max(PASSWORD_MAX_CHARS),
  /** Keep the session when the browser closes. */
  remember: flag,
  /** The login call's own flag (specification, section 3). */
  secret: flag,
});
export type LoginFields = z.input<typeof loginForm>;
