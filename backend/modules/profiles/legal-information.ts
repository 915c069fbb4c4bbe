import { z } from 'zod';
import type { SignedInCall } from '#backend/http/call.ts';
import { companyData, type legalDocument, MARITAL_STATUSES, personalData } from '#contract/legal-information.ts';
import type { getLegalInformation } from '#contract/profiles.ts';
import { identityEditing, openReopening } from '#domain/user/checked-identity.ts';
import { DOCUMENT_TYPES } from '#domain/user/identity-documents.ts';
import { type CheckRow, checksOf } from './identity-checks.repository.ts';
import { type DocumentRow, documentsOf } from './legal-documents.repository.ts';
import { onboardingFacts, presentOnboardingFacts } from './onboarding-facts.ts';
import { type CompanyRow, companyOf, identityPageOf, type ProfileRow, profileOf } from './profiles.repository.ts';

type LegalInformation = z.input<typeof getLegalInformation.answer>['data'];

/** All that is known of the caller's identity, as every call of the identity steps answers it. */
export async function legalInformation(call: SignedInCall): Promise<{ data: LegalInformation }> {
  const { tx, user, now } = call;
  const [profile, company, documents, checks, facts] = await Promise.all([
    profileOf(tx, user.id),
    companyOf(tx, user.id),
    documentsOf(tx, user.id),
    checksOf(tx, user.id),
    onboardingFacts(tx, user.id, now),
  ]);
  const check = checks[0];
  const editable = identityEditing(checks, profile.legalType !== null);
  return {
    data: {
      email: user.email,
      legal_type: profile.legalType,
      personal: presentPersonal(profile),
      company: presentCompany(company),
      additional: {
        occupation: profile.occupation,
        marital_status: MARITAL_STATUSES.find((known) => known === profile.maritalStatus) ?? null,
        spouse_name: profile.spouseName,
        spouse_surname: profile.spouseSurname,
        spouse_id_number: profile.spouseIdNumber,
        source_of_funds: profile.sourceOfFunds,
        politically_exposed: profile.politicallyExposed,
      },
      documents: presentDocuments(documents),
      kyc: {
        status: check?.status ?? null,
        submitted_at: check?.submittedAt?.toISOString() ?? null,
        reason: check?.reason ?? null,
        causes: check?.causes ?? [],
        comment: check?.providerComment ?? null,
        reopened: presentReopened(checks),
        page: editable.documents ? await identityPageOf(tx, { userId: user.id, roles: user.roles }) : null,
        editable,
      },
      facts: presentOnboardingFacts(facts),
    },
  };
}

function presentReopened(checks: readonly CheckRow[]): LegalInformation['kyc']['reopened'] {
  const opened = openReopening(checks);
  if (!opened?.reopenedAt) return null;
  const own = opened.reopenedBy === opened.userId;
  return { at: opened.reopenedAt.toISOString(), reason: own ? '' : (opened.reopenReason ?? ''), own };
}

/** What is stored of a person; what is not there yet, or was stored in another form at registration, is left out. */
export function presentPersonal(profile: ProfileRow): z.input<ReturnType<typeof personalData.partial>> {
  return rightPart(personalData, {
    first_name: profile.firstName,
    last_name: profile.lastName,
    birthday: profile.birthday,
    nationality: profile.nationality,
    id_type: profile.idType,
    id_number: profile.idNumber,
    id_country: profile.idCountry,
    id_expires_on: profile.idExpiresOn,
    phone: profile.phone,
    country: profile.country,
    address: profile.address,
    city: profile.city,
    postal_code: profile.postalCode,
    province: profile.province,
    secondary_phone: profile.secondaryPhone,
    gender: profile.gender,
  });
}

export function presentCompany(company: CompanyRow | null): z.input<ReturnType<typeof companyData.partial>> {
  if (!company) return {};
  return rightPart(companyData, {
    organisation_name: company.organisationName,
    tax_number: company.taxNumber,
    activity: company.activity,
    contact_email: company.contactEmail,
    representation: company.representation,
    address: company.address,
    city: company.city,
    postal_code: company.postalCode,
    province: company.province,
    country: company.country,
    shareholders: company.shareholders,
    birthplace_city: company.birthplaceCity,
    birthplace_country: company.birthplaceCountry,
  });
}

export function presentDocuments(documents: readonly DocumentRow[]): z.input<typeof legalDocument>[] {
  return documents.flatMap(({ id, type, fileId, name, bytes, issuedOn, uploadedAt }) => {
    const known = DOCUMENT_TYPES.find((each) => each === type);
    return known
      ? [{ id, type: known, file_id: fileId, name, bytes, issued_on: issuedOn, uploaded_at: uploadedAt.toISOString() }]
      : [];
  });
}

function rightPart<S extends z.ZodObject>(
  shape: S,
  stored: Record<string, unknown>,
): z.input<ReturnType<S['partial']>> {
  const right = Object.entries(stored).filter(([name, value]) => {
    const field = shape.shape[name];
    return value !== undefined && field instanceof z.ZodType && field.safeParse(value).success;
  });
  // Each entry has just been checked by the shape itself.
  return Object.fromEntries(right) as z.input<ReturnType<S['partial']>>;
}
