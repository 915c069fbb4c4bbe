import { problem } from '#domain/validation/problem.ts';
import type { FormAcross } from './across-fields.ts';

/** A new password is typed twice: both must be the same, whatever else is wrong with them. For `acrossFields`. */
export function samePassword({ typed, refuse }: FormAcross<{ password: string; password_again: string }>): void {
  if (typed('password') !== typed('password_again'))
    refuse('password_again', problem('validator.error_password_match'));
}
