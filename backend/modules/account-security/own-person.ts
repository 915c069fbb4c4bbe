import type { SignedInCall } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { accountMail } from '#backend/mail/account-mail.ts';
import type { AccountMail } from '#backend/mail/texts/mail-texts.ts';
import { provePassword } from '#backend/modules/auth/prove-password.ts';
import { lockUser, type UserRow } from '#backend/modules/users/users.repository.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { needsFactor } from '#domain/session/factor-due.ts';

/**
 * The caller, locked, once they have shown that they know their password.
 * @throws Refusal 409 `account.no_password`; 422 `account.password_wrong` at `current_password`; 429 `account.too_many`
 */
export async function provenSelf(call: SignedInCall, typed: string): Promise<UserRow> {
  const person = await lockUser(call.tx, call.tenant.id, call.user.id);
  if (!person) throw new Error(`person ${call.user.id} is gone`);
  await provePassword(call, person.passwordHash, typed);
  return person;
}

/**
 * Holds the last factor of whoever must have one.
 * @throws Refusal 409 `factor.required`
 */
export function refuseWithoutLast({ user, tenant }: SignedInCall): void {
  if (needsFactor(user.roles, tenant.settings.secondFactor.requiredOf)) throw new Refusal(409, 'factor.required');
}

/** One word about what has just changed: whoever did not do it asks for another password. */
export async function tellSelf(
  call: SignedInCall,
  kind: AccountMail,
  values: Record<string, string> = {},
): Promise<void> {
  const { id, email, lang } = call.user;
  await call.mail(accountMail(kind, call.tenant, { email, lang, userId: id }, values, pathTo.forgotPassword));
}
