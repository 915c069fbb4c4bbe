import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { giveBack, spend } from '#backend/limits/budget.ts';
import { isPassword } from '#backend/modules/users/password.ts';
import { OWN_PASSWORD } from './auth-budgets.ts';

/**
 * Holds what the caller typed beside their password. Each try is counted before it is looked at: whoever sits at somebody's open session guesses as slowly
 * as at the door.
 * @throws Refusal 409 `account.no_password`; 422 `account.password_wrong` at `current_password`; 429 `account.too_many`
 */
export async function provePassword(call: SignedInCall, hash: string | null, typed: string): Promise<void> {
  if (hash === null) throw new Refusal(409, 'account.no_password');
  await spend(call, OWN_PASSWORD, call.user.id);
  if (!(await isPassword(typed, hash)))
    throw fieldRefusal({ current_password: { key: 'validator.error_password_wrong' } }, 'account.password_wrong');
  await giveBack(call, OWN_PASSWORD, call.user.id, 'all');
}
