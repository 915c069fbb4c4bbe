import { fieldRefusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { savePersonalData } from '#contract/profiles.ts';
import { changesOf } from '#domain/user/identity-change.ts';
import { resettledIdDocument } from '#domain/validation/id-document.ts';
import { settleAccountInformation } from './editable-identity.ts';
import { idDocumentIn, personalProblems } from './identity-problems.ts';
import { legalInformation, presentPersonal } from './legal-information.ts';
import { lockProfile, updateProfile } from './profiles.repository.ts';
import { settleChange } from './settle-change.ts';

/** Account information of the person. 422 on its fields; 409 `kyc.done`, `kyc.in_review`. */
export const savePersonalDataRoute = serve(savePersonalData, async (call, { body }) => {
  const { tx, tenant, user, now } = call;
  const problems = personalProblems(body, now, tenant.customization.tenant.time_zone);
  if (Object.keys(problems).length > 0) throw fieldRefusal(problems);
  const profile = await lockProfile(tx, user.id);
  const { idType, idNumber, idCountry, idExpiresOn } = profile;
  const stored = idNumber ? { type: idType, number: idNumber, country: idCountry, expiresOn: idExpiresOn } : null;
  const document = resettledIdDocument(stored, idDocumentIn(body));
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
    secondaryPhone: body.secondary_phone === undefined ? profile.secondaryPhone : body.secondary_phone,
    gender: body.gender === undefined ? profile.gender : body.gender,
  };
  const changes = changesOf(presentPersonal(profile), presentPersonal({ ...profile, ...change }));
  await settleChange(call, { part: 'person', changes, accepted: body.accept_new_check === true });
  await updateProfile(tx, user.id, change);
  await settleAccountInformation(call, { ...profile, ...change });
  await call.audit('identity.personal_saved', { details: { fields: changes.map(({ field }) => field).join(', ') } });
  await call.enqueue('screening.person', { tenantId: tenant.id, userId: user.id });
  return legalInformation(call);
});
