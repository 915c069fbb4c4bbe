import { serve } from '#backend/http/serve.ts';
import { lockEditableIdentity, settleAccountInformation } from '#backend/modules/profiles/editable-identity.ts';
import { legalInformation } from '#backend/modules/profiles/legal-information.ts';
import { updateProfile } from '#backend/modules/profiles/profiles.repository.ts';
import { chooseInvestorType } from '#contract/identity.ts';
import { beginAnew } from './begin-anew.ts';

/**
 * Individual or legal entity. Who turns into a company after their check has papers to bring that nobody has looked at: a new check begins,
 * and falls again where they turn back before handing it in. 409 `kyc.in_review` while a check runs, for who had chosen before it.
 */
export const chooseInvestorTypeRoute = serve(chooseInvestorType, async (call, { body }) => {
  const { tx, user } = call;
  const profile = await lockEditableIdentity(call, user.id, 'type');
  if (profile.legalType === body.legal_type) return legalInformation(call);
  await updateProfile(tx, user.id, { legalType: body.legal_type });
  await settleAccountInformation(call, { ...profile, legalType: body.legal_type });
  await beginAnew(call, user.id);
  await call.audit('identity.type_chosen', { details: { from: profile.legalType, to: body.legal_type } });
  return legalInformation(call);
});
