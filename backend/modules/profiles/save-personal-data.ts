import { fieldRefusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { savePersonalData } from '#contract/profiles.ts';
import { settledIdDocument } from '#domain/validation/id-document.ts';
import { lockEditableIdentity, settleAccountInformation } from './editable-identity.ts';
import { idDocumentIn, personalProblems } from './identity-problems.ts';
import { legalInformation } from './legal-information.ts';
import { updateProfile } from './profiles.repository.ts';

/** Account information of the person. 422 on its fields; 409 `kyc.done`, `kyc.in_review`. */
export const savePersonalDataRoute = serve(savePersonalData, async (call, { body }) => {
  const { tx, tenant, user, now } = call;
  const problems = personalProblems(body, now, tenant.customization.tenant.time_zone);
  if (Object.keys(problems).length > 0) throw fieldRefusal(problems);
  const profile = await lockEditableIdentity(call, user.id, 'person');
  const document = settledIdDocument(idDocumentIn(body));
  const change = {
    firstName: body.first_name,
    lastName: body.last_name,
    birthday: body.birthday,
    nationality: body.nationality,
    idNumber: document.number,
    idType: document.type,
    idCountry: document.country,
    idExpiresOn: document.expiresOn,
    phone: body.phone,
    country: body.country,
    address: body.address,
    city: body.city,
    postalCode: body.postal_code,
    province: body.province,
    gender: body.gender ?? profile.gender,
  };
  await updateProfile(tx, user.id, change);
  await settleAccountInformation(call, { ...profile, ...change });
  await call.audit('identity.personal_saved');
  return legalInformation(call);
});
