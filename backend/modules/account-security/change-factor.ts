import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { revokeOtherTokens } from '#backend/modules/auth/sessions.repository.ts';
import { dropFactor } from '#backend/modules/factors/drop-factor.ts';
import { makeRecoveryCodes } from '#backend/modules/factors/recovery-codes.ts';
import { hasFactor } from '#backend/modules/factors/sign-in-ticket.ts';
import { removeSecondFactor, renewRecoveryCodes } from '#contract/second-factor.ts';
import { needsFactor } from '#domain/session/factor-due.ts';
import { provenSelf, tellSelf } from './own-person.ts';

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

/** The password alone signs in again. */
export const removeSecondFactorRoute = serve(removeSecondFactor, async (call, { body }) => {
  const { tx, tenant, user, session, now } = call;
  if (needsFactor(user.roles, tenant.settings.secondFactor.requiredOf)) throw new Refusal(409, 'factor.required');
  await provenSelf(call, body.current_password);
  if (!(await hasFactor(call, user.id))) throw new Refusal(409, 'factor.none');
  await dropFactor(call, user.id);
  await revokeOtherTokens(tx, tenant.id, { userId: user.id, keptId: session.id }, now);
  await call.audit('user.factor_removed', { subject: { type: 'user', id: user.id } });
  await tellSelf(call, 'factor_removed');
  return { data: { done: true as const } };
});
