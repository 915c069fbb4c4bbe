import { fieldRefusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { saveAdditionalData } from '#contract/profiles.ts';
import { asksFunds } from '#domain/screening/funds.ts';
import { checkAnyIdNumber } from '#domain/validation/id-document.ts';
import { plainIdNumber } from '#domain/validation/id-number.ts';
import { problem } from '#domain/validation/problem.ts';
import { found, hiddenSigns } from './identity-problems.ts';
import { legalInformation } from './legal-information.ts';
import { lockProfile, updateProfile } from './profiles.repository.ts';

/** Occupation, marital status, public office and, of who holds one, source of funds. A spouse is kept only with a marriage. */
export const saveAdditionalDataRoute = serve(saveAdditionalData, async (call, { body }) => {
  const { tx, user, now } = call;
  const married = body.marital_status === 'MARRIED_SEPARATE' || body.marital_status === 'MARRIED_COMMUNITY';
  const spouseId = married && body.spouse_id_number ? body.spouse_id_number : null;
  const isUnsaid = asksFunds(body.politically_exposed) && body.source_of_funds === undefined;
  const problems = found({
    ...hiddenSigns(body, ['occupation', 'source_of_funds', 'spouse_name', 'spouse_surname']),
    ...(isUnsaid && { source_of_funds: problem('validator.error_null') }),
    spouse_id_number: spouseId === null ? null : checkAnyIdNumber(spouseId),
  });
  if (Object.keys(problems).length > 0) throw fieldRefusal(problems);
  await lockProfile(tx, user.id);
  await updateProfile(tx, user.id, {
    occupation: body.occupation,
    maritalStatus: body.marital_status ?? null,
    spouseName: married ? body.spouse_name || null : null,
    spouseSurname: married ? body.spouse_surname || null : null,
    spouseIdNumber: spouseId === null ? null : plainIdNumber(spouseId),
    sourceOfFunds: body.source_of_funds ?? null,
    politicallyExposed: body.politically_exposed,
    additionalInformationAt: now,
    updatedAt: now,
  });
  await call.audit('identity.additional_saved', { details: { politically_exposed: body.politically_exposed } });
  return legalInformation(call);
});
