import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { giveBack, spend } from '#backend/limits/budget.ts';
import { tenantNameOf } from '#backend/mail/render-mail.ts';
import { revokeOtherTokens } from '#backend/modules/auth/sessions.repository.ts';
import { openKey, sealKey } from '#backend/modules/factors/authenticator-key.ts';
import { CONFIRM_FACTOR } from '#backend/modules/factors/factor-budgets.ts';
import {
  findAuthenticator,
  keepPending,
  lockAuthenticator,
  updateAuthenticator,
} from '#backend/modules/factors/factors.repository.ts';
import { makeRecoveryCodes } from '#backend/modules/factors/recovery-codes.ts';
import { newTotpKey, totpStep, totpUri } from '#backend/modules/factors/totp.ts';
import { beginTotp, confirmTotp, getPendingTotp } from '#contract/second-factor.ts';
import { FACTOR_SETUP_MINUTES } from '#domain/limits.ts';
import { provenSelf, tellSelf } from './own-person.ts';

/** Makes a key that waits for its first code from this very session. */
export const beginTotpRoute = serve(beginTotp, async (call, { body }) => {
  const { tx, tenant, user, session, now, deps } = call;
  await provenSelf(call, body.current_password);
  await keepPending(tx, {
    tenantId: tenant.id,
    userId: user.id,
    pendingKey: sealKey(deps.files, tenant.id, user.id, newTotpKey()),
    pendingSessionId: session.id,
    pendingUntil: new Date(now.getTime() + FACTOR_SETUP_MINUTES * 60_000),
  });
  await call.audit('user.factor_begun', { subject: { type: 'user', id: user.id } });
  return { data: { done: true as const } };
});

/** The key that this session may still confirm. Whoever sits at another open session of the person never sees it. */
export const getPendingTotpRoute = serve(getPendingTotp, async (call) => {
  const { tx, tenant, user } = call;
  const key = pendingKeyOf(call, await findAuthenticator(tx, tenant.id, user.id));
  return { data: key === null ? null : { key, uri: totpUri(tenantNameOf(tenant), user.email, key) } };
});

/** Takes the first code: the key counts, the other sessions end, and the recovery codes are told once. */
export const confirmTotpRoute = serve(confirmTotp, async (call, { body }) => {
  const { tx, tenant, user, session, now } = call;
  await spend(call, CONFIRM_FACTOR, user.id);
  const row = await lockAuthenticator(tx, tenant.id, user.id);
  const key = pendingKeyOf(call, row);
  if (!row || !key) throw new Refusal(409, 'factor.none_pending');
  const step = await totpStep(key, body.code, now, null);
  if (step === null) throw fieldRefusal({ code: { key: 'validator.error_factor_wrong' } }, 'factor.wrong');
  await giveBack(call, CONFIRM_FACTOR, user.id, 'all');

  const { pendingKey: sealedKey } = row;
  const none = { pendingKey: null, pendingSessionId: null, pendingUntil: null };
  await updateAuthenticator(tx, tenant.id, user.id, { sealedKey, confirmedAt: now, lastStep: step, ...none });
  const codes = await makeRecoveryCodes(call, user.id);
  await revokeOtherTokens(tx, tenant.id, { userId: user.id, keptId: session.id }, now);
  await call.audit('user.factor_set', { subject: { type: 'user', id: user.id } });
  await tellSelf(call, 'factor_set');
  return { data: { recovery_codes: codes } };
});

function pendingKeyOf(
  { session, now, deps }: SignedInCall,
  row: Awaited<ReturnType<typeof findAuthenticator>>,
): string | null {
  if (!row?.pendingKey || !row.pendingUntil || row.pendingUntil <= now) return null;
  return row.pendingSessionId === session.id ? openKey(deps.files, row, row.pendingKey) : null;
}
