import { checkSamePassword } from '#domain/validation/text.ts';
import type { FormAcross } from './across-fields.ts';

/** A new password is typed twice: both must be the same, whatever else is wrong with them. For `acrossFields`. */
export function samePassword({
  typed,
  refuse,
}: Pick<FormAcross<{ password: string; password_again: string }>, 'typed' | 'refuse'>): void {
  const wrong = checkSamePassword(typed('password') ?? '', typed('password_again') ?? '');
  if (wrong) refuse('password_again', wrong);
}
