import { randomUUID } from 'node:crypto';
import { findLivingCode } from '#backend/codes/codes.repository.ts';
import { codeTimes, spendCode } from '#backend/codes/codes.ts';
import type { Call } from '#backend/http/call.ts';
import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { spend } from '#backend/limits/budget.ts';
import { accountMail } from '#backend/mail/account-mail.ts';
import { updateProfile } from '#backend/modules/profiles/profiles.repository.ts';
import { hashPassword, isPassword } from '#backend/modules/users/password.ts';
import { newReferralCode } from '#backend/modules/users/referral-code.ts';
import {
  findUserByReferralCode,
  insertUser,
  lockUserByEmail,
  type NewProfile,
  type UserRow,
  updateUser,
} from '#backend/modules/users/users.repository.ts';
import { register } from '#contract/auth.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { LOGIN_SECRET_VALIDITY_MINUTES } from '#domain/limits.ts';
import { problem } from '#domain/validation/problem.ts';
import { REGISTER_ACCOUNT, REGISTER_ADDRESS } from './auth-budgets.ts';
import { insertConsents } from './consents.repository.ts';
import { codeSentAnswer, mailEmailCode } from './email-code.ts';
import { fromHere } from './from-here.ts';
import { makeLoginSecret } from './login-secret.ts';
import { type RegisterBody, registrationProfile } from './registration-fields.ts';

/** Makes an unverified account and mails its code. An address that is taken is told so, or by mail alone where accounts are private. */
export const registerRoute = serve(register, async (call, { body }) => {
  const { tx, tenant, now } = call;
  if (tenant.customization.hide.register) throw new Refusal(403, 'registration.hidden');
  const profile = registrationProfile(body, tenant.customization, now);
  if (call.address) await spend(call, REGISTER_ADDRESS, call.address);
  await spend(call, REGISTER_ACCOUNT, fromHere(call, body.email));

  const referrerId = await referrerOf(call, body);
  // Before anything is known of the address, so that a known one takes as long.
  const passwordHash = await hashPassword(body.password);
  const known = await lockUserByEmail(tx, tenant.id, body.email);
  if (known?.emailVerifiedAt) return taken(call, known);
  await spendCode(call, fromHere(call, body.email));
  const user = known
    ? await registerAgain(call, known, body, passwordHash, profile)
    : await registerFirst(call, body, passwordHash, profile, referrerId);
  const { terms, privacy, provider_terms } = body.accepted;
  const { commercial_communications } = body;
  await insertConsents(call, user.id, body.lang, { terms, privacy, provider_terms, commercial_communications });
  return codeSentAnswer(await mailEmailCode(call, user));
});

async function referrerOf({ tx, tenant }: Call, { referral_code }: RegisterBody): Promise<string | null> {
  const { customization } = tenant;
  if (!referral_code || !(customization.extras.referral || customization.fields.register.includes('referral_code')))
    return null;
  const referrer = await findUserByReferralCode(tx, tenant.id, referral_code.toUpperCase());
  if (!referrer) throw fieldRefusal({ referral_code: problem('validator.form_field_invalid') });
  return referrer.id;
}

async function registerFirst(
  call: Call,
  body: RegisterBody,
  passwordHash: string,
  profile: NewProfile,
  referrerUserId: string | null,
) {
  const { tx, tenant, now } = call;
  const user = {
    tenantId: tenant.id,
    id: randomUUID(),
    email: body.email,
    username: `${body.first_name} ${body.last_name}`,
    passwordHash,
    lang: body.lang,
    referralCode: newReferralCode(),
    referrerUserId,
    createdAt: now,
    updatedAt: now,
  };
  // Two registrations of one address at once: the second sees the first's account next time.
  if (!(await insertUser(tx, user, profile)))
    throw new Refusal(429, 'registration.too_many', { params: { minutes: 1 } });
  await call.audit('user.registered', { userId: user.id, subject: { type: 'user', id: user.id } });
  return user;
}

/**
 * The address was registered before and never verified. While the first one's code lives, somebody else may be at it: then neither password is
 * trusted, and whoever proves the mailbox chooses a new one (`verifyEmail`). Later the account is the newcomer's.
 */
async function registerAgain(
  call: Call,
  known: UserRow,
  body: RegisterBody,
  passwordHash: string,
  profile: NewProfile,
) {
  const { tx, tenant, now } = call;
  const living = await findLivingCode(tx, tenant.id, { userId: known.id, purpose: 'email' });
  const isUnderWay = living !== null && living.expiresAt > now;
  const isSame = await isPassword(body.password, known.passwordHash);
  const contested = isUnderWay && (known.passwordContested || !isSame);
  const username = `${body.first_name} ${body.last_name}`;
  await updateUser(tx, tenant.id, known.id, {
    passwordHash,
    passwordContested: contested,
    username,
    lang: body.lang,
    updatedAt: now,
  });
  await updateProfile(tx, known.id, profile);
  return { ...known, username, lang: body.lang };
}

/** 409, or with private accounts the same answer as ever and a mail to the one who has the account. */
async function taken(call: Call, known: UserRow) {
  if (!call.deps.config.privateAccounts) throw new Refusal(409, 'registration.email_taken');
  await spendCode(call, fromHere(call, known.email));
  const secret = await makeLoginSecret(call, known.id);
  const to = { email: known.email, lang: known.lang, userId: known.id };
  const values = { minutes: String(LOGIN_SECRET_VALIDITY_MINUTES) };
  await call.mail(
    accountMail('account_exists', call.tenant, to, values, `${pathTo.login}?${new URLSearchParams({ secret })}`),
  );
  return codeSentAnswer(codeTimes(call.now));
}
