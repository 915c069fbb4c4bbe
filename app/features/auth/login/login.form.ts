import { z } from 'zod';
import { flag } from '#app/forms/checked.ts';
import { emailField } from '#app/forms/fields/person-fields.ts';
import { passkeyAnswer, password } from '#contract/fields.ts';

/** Specification, section 5: e-mail required and well formed, password at least 8; the e-mail is checked for injections; a password may contain any character. */
export const loginForm = z.object({
  email: emailField,
  password,
  /** Keep the session when the browser closes. */
  remember: flag,
  /** The login call's own flag (specification, section 3). */
  secret: flag,
});
export type LoginFields = z.input<typeof loginForm>;

/** The browser's answer instead of e-mail and password. */
export const passkeyForm = z.object({ credential: passkeyAnswer });
