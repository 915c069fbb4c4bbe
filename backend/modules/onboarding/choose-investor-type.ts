import { serve } from '#backend/http/serve.ts';
import { chooseInvestorType } from '#contract/onboarding.ts';
import { mayEditIdentity } from '#domain/user/kyc-transitions.ts';
import { settleAccountInformation } from './editable-identity.ts';
import { insertCheck, lockProfile, newestCheck, updateProfile } from './identity.repository.ts';
import { legalInformation } from './legal-information.ts';

/**
 * Individual or legal entity. A person who turns into a company after (or during) their check has papers to bring that nobody has
 * looked at: a new check begins. The other way round nothing is missing.
 */
export const chooseInvestorTypeRoute = serve(chooseInvestorType, async (call, { body }) => {
  const { tx, tenant, user, now } = call;
  const profile = await lockProfile(tx, user.id);
  if (profile.legalType === body.legal_type) return legalInformation(call);
  await updateProfile(tx, user.id, { legalType: body.legal_type });
  await settleAccountInformation(call, { ...profile, legalType: body.legal_type });
  const check = await newestCheck(tx, user.id);
  if (body.legal_type === 'LEGAL_ENTITY' && !mayEditIdentity(check?.status ?? null)) {
    await insertCheck(tx, { tenantId: tenant.id, userId: user.id, status: 'CREATED', submittedAt: null, at: now });
  }
  await call.audit('identity.type_chosen', { details: { from: profile.legalType, to: body.legal_type } });
  return legalInformation(call);
});
