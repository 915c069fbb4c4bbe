import { spendCode } from '#backend/codes/codes.ts';
import type { Call } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { tokenHash } from '#backend/http/token.ts';
import { overdraw } from '#backend/limits/budget.ts';
import { accountMail } from '#backend/mail/account-mail.ts';
import { isPassword } from '#backend/modules/users/password.ts';
import { findUserByEmail, type UserRow } from '#backend/modules/users/users.repository.ts';
import { login } from '#contract/auth.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { LOGIN_SECRET_VALIDITY_MINUTES } from '#domain/limits.ts';
import { LOGIN_MAIL, LOGIN_WARNING } from './auth-budgets.ts';
import { isKnownDevice } from './devices.repository.ts';
import { mailEmailCode } from './email-code.ts';
import { fromHere } from './from-here.ts';
import { makeLoginSecret } from './login-secret.ts';
import { freeLoginTry, spendLoginTry } from './login-tries.ts';
import { openSession } from './open-session.ts';

/**
 * Signs in. Every try is counted before the password is looked at; an unknown e-mail costs the same time and gets the same answer. Where too many
 * have tried, 429 `session.by_mail` is the answer to the right password too, and a link to sign in by goes to its person alone.
 */
export const loginRoute = serve(login, async (call, { body }) => {
  const { tx, tenant } = call;
  const user = await findUserByEmail(tx, tenant.id, body.email);
  const device = body.device ? tokenHash(body.device) : null;
  const isKnown = user !== null && device !== null && (await isKnownDevice(tx, tenant.id, user.id, device));
  const attempt = { email: body.email, knownDevice: isKnown ? device : null };
  const way = await spendLoginTry(call, attempt);
  const right = await isPassword(body.password, user?.passwordHash ?? null);
  if (way === 'by-mail') throw await answeredByMail(call, user, right);
  if (!user || !right) throw new Refusal(401, 'session.invalid');

  await freeLoginTry(call, attempt);
  if (!user.emailVerifiedAt) {
    await mailCodeIfAllowed(call, user);
    throw new Refusal(403, 'session.email_unverified', { keep: true });
  }
  const session = await openSession(call, user.id, 'password', body.device);
  return { data: body.secret ? { ...session, secret: await makeLoginSecret(call, user.id) } : session };
});

/** The same words whether the password was right or not: who guesses learns nothing, who knows it finds a link in their mail. */
async function answeredByMail(call: Call, user: UserRow | null, right: boolean): Promise<Refusal> {
  if (user?.emailVerifiedAt) {
    const to = { email: user.email, lang: user.lang, userId: user.id };
    if (right && !(await overdraw(call, LOGIN_MAIL, user.email))) {
      const secret = await makeLoginSecret(call, user.id);
      const values = { minutes: String(LOGIN_SECRET_VALIDITY_MINUTES) };
      const path = `${pathTo.login}?${new URLSearchParams({ secret })}`;
      await call.mail(accountMail('sign_in_link', call.tenant, to, values, path));
    } else if (!right && !(await overdraw(call, LOGIN_WARNING, user.email))) {
      await call.mail(accountMail('many_tries', call.tenant, to, {}, pathTo.forgotPassword));
    }
  }
  return new Refusal(429, 'session.by_mail', { keep: true });
}

/** Where one was mailed a moment ago, that one still counts. */
async function mailCodeIfAllowed(call: Call, user: UserRow): Promise<void> {
  try {
    await spendCode(call, fromHere(call, user.email));
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  await mailEmailCode(call, user);
}
