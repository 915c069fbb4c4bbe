import type { Call } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { tokenHash } from '#backend/http/token.ts';
import { giveBack, overdraw, spend } from '#backend/limits/budget.ts';
import { accountMail } from '#backend/mail/account-mail.ts';
import { openKey } from '#backend/modules/factors/authenticator-key.ts';
import { FACTOR_WARNING, SIGN_IN_FACTOR, WRONG_FACTORS } from '#backend/modules/factors/factor-budgets.ts';
import {
  countCodesLeft,
  lockAuthenticator,
  updateAuthenticator,
  useCode,
} from '#backend/modules/factors/factors.repository.ts';
import { totpStep } from '#backend/modules/factors/totp.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { readRecoveryCode } from '#domain/session/recovery-code.ts';
import { provePasskey } from './prove-passkey.ts';

/** A code, or a browser's answer to the challenge of this session or half sign-in. */
type Brought =
  | { way: 'totp' | 'recovery'; code: string }
  | { way: 'passkey'; answer: string; purpose: 'factor' | 'self'; boundTo: string };

/**
 * Holds what somebody brings beside a person's second factor, and uses it up. Each try is counted before it is looked at.
 * @throws Refusal 422 `session.factor_wrong` at `code`, `passkey.refused`; 429 `session.too_many`
 */
export async function proveFactor(call: Call, userId: string, brought: Brought): Promise<void> {
  await spend(call, SIGN_IN_FACTOR, userId);
  if (!(await isRight(call, userId, brought))) {
    if (await overdraw(call, WRONG_FACTORS, userId)) await warn(call, userId);
    if (brought.way === 'passkey') throw new Refusal(422, 'passkey.refused', { keep: true });
    const fields = { code: { key: 'validator.error_factor_wrong' } };
    throw new Refusal(422, 'session.factor_wrong', { fields, keep: true });
  }
  await giveBack(call, SIGN_IN_FACTOR, userId, 'all');
  if (brought.way === 'recovery') await tellUsed(call, userId);
}

async function isRight(call: Call, userId: string, brought: Brought): Promise<boolean> {
  if (brought.way === 'passkey') {
    const { answer, purpose, boundTo } = brought;
    return (await provePasskey(call, answer, { purpose, userId, boundTo })) !== null;
  }
  return brought.way === 'totp' ? takeTotp(call, userId, brought.code) : takeCode(call, userId, brought.code);
}

async function takeTotp({ tx, tenant, now, deps }: Call, userId: string, code: string): Promise<boolean> {
  const row = await lockAuthenticator(tx, tenant.id, userId);
  if (!row?.sealedKey) return false;
  const step = await totpStep(openKey(deps.files, row, row.sealedKey), code, now, row.lastStep);
  if (step === null) return false;
  await updateAuthenticator(tx, tenant.id, userId, { lastStep: step });
  return true;
}

async function takeCode({ tx, tenant, now }: Call, userId: string, typed: string): Promise<boolean> {
  const code = readRecoveryCode(typed);
  return code !== null && (await useCode(tx, { tenantId: tenant.id, userId, usedAt: now }, tokenHash(code)));
}

/** Who fails here has typed the right password before. */
async function warn(call: Call, userId: string): Promise<void> {
  const person = await findUser(call.tx, call.tenant.id, userId);
  if (!person || (await overdraw(call, FACTOR_WARNING, userId))) return;
  const to = { email: person.email, lang: person.lang, userId };
  await call.mail(accountMail('factor_tried', call.tenant, to, {}, pathTo.forgotPassword));
}

async function tellUsed(call: Call, userId: string): Promise<void> {
  const { tx, tenant } = call;
  const person = await findUser(tx, tenant.id, userId);
  if (!person) return;
  const left = await countCodesLeft(tx, tenant.id, userId);
  await call.audit('user.recovery_code_used', { userId, subject: { type: 'user', id: userId }, details: { left } });
  const to = { email: person.email, lang: person.lang, userId };
  await call.mail(accountMail('recovery_code_used', tenant, to, { left: String(left) }, pathTo.login));
}
