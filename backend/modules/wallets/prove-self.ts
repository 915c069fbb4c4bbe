import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal } from '#backend/http/refusal.ts';
import { proveFactor } from '#backend/modules/auth/prove-factor.ts';
import { provePassword } from '#backend/modules/auth/prove-password.ts';
import { hasFactor } from '#backend/modules/factors/sign-in-ticket.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import { TOTP_DIGITS } from '#domain/limits.ts';
import { problem } from '#domain/validation/problem.ts';

type Asks = 'factor' | 'password' | 'nothing';

/** What the caller is asked besides a signature: their second factor, else their password. Whoever signs in elsewhere has neither. */
async function asksOf(call: SignedInCall): Promise<Asks> {
  const { tx, tenant, user } = call;
  if (await hasFactor(call, user.id)) return 'factor';
  return (await findUser(tx, tenant.id, user.id))?.passwordHash ? 'password' : 'nothing';
}

interface Brought {
  code?: string;
  passkey?: string;
  current_password?: string;
}

/**
 * Holds what the caller brings beside what they are asked; each try is counted before it is looked at.
 * @throws Refusal 422 at `code` or `current_password`, `passkey.refused`; 429 `session.too_many`, `account.too_many`
 */
export async function proveSelf(call: SignedInCall, brought: Brought): Promise<void> {
  const { code, passkey, current_password: typed } = brought;
  const asks = await asksOf(call);
  if (asks === 'factor' && passkey) {
    const boundTo = call.session.id;
    return proveFactor(call, call.user.id, { way: 'passkey', answer: passkey, purpose: 'self', boundTo });
  }
  if (asks === 'factor') {
    if (!code) throw fieldRefusal({ code: problem('validator.error_null') });
    const digits = code.replace(/\s/g, '');
    const isShown = digits.length === TOTP_DIGITS && /^\d+$/.test(digits);
    await proveFactor(call, call.user.id, isShown ? { way: 'totp', code: digits } : { way: 'recovery', code });
  }
  if (asks === 'password') {
    if (!typed) throw fieldRefusal({ current_password: problem('validator.error_null') });
    const person = await findUser(call.tx, call.tenant.id, call.user.id);
    await provePassword(call, person?.passwordHash ?? null, typed);
  }
}
