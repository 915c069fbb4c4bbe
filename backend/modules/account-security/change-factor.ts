import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { revokeOtherTokens } from '#backend/modules/auth/sessions.repository.ts';
import { dropAuthenticator, dropFactor } from '#backend/modules/factors/drop-factor.ts';
import { factorsOf } from '#backend/modules/factors/factors-of.ts';
import { makeRecoveryCodes } from '#backend/modules/factors/recovery-codes.ts';
import { hasFactor } from '#backend/modules/factors/sign-in-ticket.ts';
import { removeSecondFactor, renewRecoveryCodes } from '#contract/second-factor.ts';
import { provenSelf, refuseWithoutLast, tellSelf } from './own-person.ts';

/** New recovery codes, told once; the old ones no longer count. */
export const renewRecoveryCodesRoute = serve(renewRecoveryCodes, async (call, { body }) => {
  const { user } = call;
  await provenSelf(call, body.current_password);
  if (!(await hasFactor(call, user.id))) throw new Refusal(409, 'factor.none');
  const codes = await makeRecoveryCodes(call, user.id);
  await call.audit('user.recovery_codes_renewed', { subject: { type: 'user', id: user.id } });
  await tellSelf(call, 'recovery_codes_renewed');
  return { data: { recovery_codes: codes } };
});

/** The authenticator goes; passkeys stay, and without any the password alone signs in again. */
export const removeSecondFactorRoute = serve(removeSecondFactor, async (call, { body }) => {
  const { tx, tenant, user, session, now } = call;
  await provenSelf(call, body.current_password);
  const { totpSince, passkeys } = await factorsOf(call, user.id);
  if (!totpSince) throw new Refusal(409, 'factor.none');
  const isLast = passkeys.length === 0;
  if (isLast) {
    refuseWithoutLast(call);
    await dropFactor(call, user.id);
  } else {
    await dropAuthenticator(call, user.id);
  }
  await revokeOtherTokens(tx, tenant.id, { userId: user.id, keptId: session.id }, now);
  await call.audit('user.factor_removed', { subject: { type: 'user', id: user.id } });
  await tellSelf(call, isLast ? 'factor_removed' : 'authenticator_removed');
  return { data: { done: true as const } };
});
