import { fieldRefusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { saveCompanyData } from '#contract/profiles.ts';
import { lockEditableIdentity, settleAccountInformation } from './editable-identity.ts';
import { companyProblems } from './identity-problems.ts';
import { legalInformation } from './legal-information.ts';
import { companyOf, saveCompany } from './profiles.repository.ts';

/** A company's data. 422 on its fields; 409 `kyc.done`, `kyc.in_review`. */
export const saveCompanyDataRoute = serve(saveCompanyData, async (call, { body }) => {
  const { tx, tenant, user, now } = call;
  const problems = companyProblems(body);
  if (Object.keys(problems).length > 0) throw fieldRefusal(problems);
  const profile = await lockEditableIdentity(call, user.id, 'company');
  await saveCompany(tx, {
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
  });
  await settleAccountInformation(call, profile, await companyOf(tx, user.id));
  await call.audit('identity.company_saved');
  return legalInformation(call);
});
