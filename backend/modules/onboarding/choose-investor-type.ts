import { serve } from '#backend/http/serve.ts';
import { chooseInvestorType } from '#contract/onboarding.ts';
import { isIdentityChecked } from '#domain/user/checked-identity.ts';
import { lockEditableIdentity, settleAccountInformation } from './editable-identity.ts';
import { dropBegunCheck, identitiesOf, insertCheck, updateProfile } from './identity.repository.ts';
import { legalInformation } from './legal-information.ts';

/**
 * Individual or legal entity. Who turns into a company after their check has papers to bring that nobody has looked at: a new check begins,
 * and falls again where they turn back before handing it in. 409 `kyc.in_review` while a check runs.
 */
export const chooseInvestorTypeRoute = serve(chooseInvestorType, async (call, { body }) => {
  const { tx, tenant, user, now } = call;
  const profile = await lockEditableIdentity(call, user.id, 'type');
  if (profile.legalType === body.legal_type) return legalInformation(call);
  await updateProfile(tx, user.id, { legalType: body.legal_type });
  await settleAccountInformation(call, { ...profile, legalType: body.legal_type });
  const person = (await identitiesOf(tx, [user.id])).get(user.id);
  const newest = person?.checks[0];
  if (person && newest) {
    const checked = isIdentityChecked(person.checks, person.now);
    if (newest.status === 'SUCCESS' && !checked)
      await insertCheck(tx, { tenantId: tenant.id, userId: user.id, status: 'CREATED', submittedAt: null, at: now });
    if (newest.status === 'CREATED' && checked) await dropBegunCheck(tx, newest.id);
  }
  await call.audit('identity.type_chosen', { details: { from: profile.legalType, to: body.legal_type } });
  return legalInformation(call);
});
