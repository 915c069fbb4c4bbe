import { fieldRefusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { saveCompanyData } from '#contract/profiles.ts';
import { changesOf } from '#domain/user/identity-change.ts';
import { settleAccountInformation } from './editable-identity.ts';
import { companyProblems } from './identity-problems.ts';
import { legalInformation, presentCompany } from './legal-information.ts';
import { companyOf, lockProfile, saveCompany } from './profiles.repository.ts';
import { settleChange } from './settle-change.ts';

/** A company's data. 422 on its fields; 409 `kyc.done`, `kyc.in_review`. */
export const saveCompanyDataRoute = serve(saveCompanyData, async (call, { body }) => {
  const { tx, tenant, user, now } = call;
  const problems = companyProblems(body);
  if (Object.keys(problems).length > 0) throw fieldRefusal(problems);
  const profile = await lockProfile(tx, user.id);
  const before = await companyOf(tx, user.id);
  const after = {
    tenantId: tenant.id,
    userId: user.id,
    organisationName: body.organisation_name,
    taxNumber: body.tax_number.toUpperCase(),
    activity: body.activity,
    contactEmail: body.contact_email,
    representation: body.representation,
    shareholders: body.shareholders,
    address: body.address,
    city: body.city,
    postalCode: body.postal_code,
    province: body.province,
    country: body.country,
    birthplaceCity: body.birthplace_city,
    birthplaceCountry: body.birthplace_country,
    updatedAt: now,
  };
  const changes = changesOf(presentCompany(before), presentCompany(after));
  await settleChange(call, {
    part: 'company',
    changes,
    accepted: body.accept_new_check === true,
    isTheirs: profile.legalType === 'LEGAL_ENTITY',
  });
  await saveCompany(tx, after);
  await settleAccountInformation(call, profile, await companyOf(tx, user.id));
  await call.audit('identity.company_saved', { details: { fields: changes.map(({ field }) => field).join(', ') } });
  await call.enqueue('screening.person', { tenantId: tenant.id, userId: user.id });
  return legalInformation(call);
});
