import { randomUUID } from 'node:crypto';
import type { Call } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { newReferralCode } from '#backend/modules/users/referral-code.ts';
import { insertUser, lockUserByEmail, type UserRow, updateUser } from '#backend/modules/users/users.repository.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { Identity } from './openid-client.ts';
import { findIdentity, insertIdentity } from './sessions.repository.ts';

/**
 * The person of an identity: known by the provider's subject, else by an e-mail that the provider vouches for, else a new account.
 * @throws Refusal 403 `google.email_unverified` where the provider does not vouch for the e-mail; 403 `registration.hidden` where the tenant takes no new people
 */
export async function accountOfIdentity(
  call: Call,
  identity: Identity,
  lang: Language,
): Promise<{ userId: string; isNew: boolean }> {
  const { tx, tenant, now } = call;
  const { issuer, subject, email, emailVerified } = identity;
  const linked = await findIdentity(tx, tenant.id, issuer, subject);
  // A person who is gone is refused by `openSession`.
  if (linked) return { userId: linked, isNew: false };
  if (!email || !emailVerified) throw new Refusal(403, 'google.email_unverified');
  const known = await lockUserByEmail(tx, tenant.id, email);
  const userId = known ? await takeOver(call, known) : await newAccount(call, identity, email, lang);
  await insertIdentity(tx, { tenantId: tenant.id, issuer, subject, userId, createdAt: now });
  await call.audit('user.identity_linked', { userId, subject: { type: 'user', id: userId }, details: { issuer } });
  return { userId, isNew: !known };
}

/** An account that was never verified may be a stranger's: its password dies. */
async function takeOver({ tx, tenant, now }: Call, known: UserRow): Promise<string> {
  if (!known.emailVerifiedAt) {
    const change = { emailVerifiedAt: now, passwordHash: null, passwordContested: false, updatedAt: now };
    await updateUser(tx, tenant.id, known.id, change);
  }
  return known.id;
}

async function newAccount(call: Call, identity: Identity, email: string, lang: Language): Promise<string> {
  const { tx, tenant, now } = call;
  if (tenant.customization.hide.register) throw new Refusal(403, 'registration.hidden');
  const id = randomUUID();
  const { firstName, lastName } = identity;
  const user = {
    tenantId: tenant.id,
    id,
    email,
    username: `${firstName} ${lastName}`.trim() || email,
    emailVerifiedAt: now,
    lang,
    referralCode: newReferralCode(),
    createdAt: now,
    updatedAt: now,
  };
  const made = await insertUser(tx, user, {
    firstName: firstName.slice(0, 80),
    lastName: lastName.slice(0, 120),
    updatedAt: now,
  });
  if (!made) throw new Refusal(409, 'registration.email_taken');
  await call.audit('user.registered', { userId: id, subject: { type: 'user', id }, details: { way: 'google' } });
  return id;
}
