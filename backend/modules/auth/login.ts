import { spendCode } from '#backend/codes/codes.ts';
import type { Call } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { forgive, giveBack, spend } from '#backend/limits/budget.ts';
import { isPassword } from '#backend/modules/users/password.ts';
import { findUserByEmail, type UserRow } from '#backend/modules/users/users.repository.ts';
import { login } from '#contract/auth.ts';
import { LOGIN_ACCOUNT, LOGIN_ADDRESS, LOGIN_TENANT } from './auth-budgets.ts';
import { mailEmailCode } from './email-code.ts';
import { makeLoginSecret } from './login-secret.ts';
import { openSession } from './open-session.ts';

/** Signs in. Every try is counted before the password is looked at; an unknown e-mail costs the same time and gets the same answer. */
export const loginRoute = serve(login, async (call, { body }) => {
  const { tx, tenant } = call;
  await spend(call, LOGIN_TENANT, tenant.id);
  if (call.address) await spend(call, LOGIN_ADDRESS, call.address);
  await spend(call, LOGIN_ACCOUNT, body.email);

  const user = await findUserByEmail(tx, tenant.id, body.email);
  const right = await isPassword(body.password, user?.passwordHash ?? null);
  if (!user || !right) throw new Refusal(401, 'session.invalid');

  await giveBack(call, LOGIN_TENANT, tenant.id);
  if (call.address) await giveBack(call, LOGIN_ADDRESS, call.address);
  await forgive(call, LOGIN_ACCOUNT, body.email);
  if (!user.emailVerifiedAt) {
    await mailCodeIfAllowed(call, user);
    throw new Refusal(403, 'session.email_unverified', { keep: true });
  }
  const session = await openSession(call, user.id, 'password');
  return { data: body.secret ? { ...session, secret: await makeLoginSecret(call, user.id) } : session };
});

/** Where one was mailed a moment ago, that one still counts. */
async function mailCodeIfAllowed(call: Call, user: UserRow): Promise<void> {
  try {
    await spendCode(call, user.email);
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  await mailEmailCode(call, user);
}
