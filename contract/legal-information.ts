import { z } from 'zod';
import { IDENTITY_CAUSES } from '#domain/user/identity-causes.ts';
import { DOCUMENT_TYPES } from '#domain/user/identity-documents.ts';
import { KYC_STATUSES, LEGAL_TYPES } from '#domain/user/status.ts';
import { ID_TYPES } from '#domain/validation/id-document.ts';
import { birthday, dataOf, day, id, instant } from './envelope.ts';
import { address, country, email, idNumber, name, phone, postalCode, taxNumber } from './fields.ts';
import { onboardingFacts } from './onboarding-facts.ts';

export const GENDERS = ['MASCULINE', 'FEMININE'] as const;

export const MARITAL_STATUSES = ['SINGLE', 'MARRIED_SEPARATE', 'MARRIED_COMMUNITY', 'DIVORCED', 'WIDOWED'] as const;

export const REPRESENTATIONS = ['SOLE_ADMINISTRATOR', 'JOINT_ADMINISTRATOR', 'LEGAL_REPRESENTATIVE'] as const;

/** Account information: who the person is and where they live. */
export const personalData = z.object({
  first_name: name,
  last_name: name,
  birthday,
  nationality: country,
  /** Which document the number stands on; left out, the number's shape says it (decision record 0042). */
  id_type: z.enum(ID_TYPES).optional(),
  id_number: idNumber,
  /** Who issued it and its last day: of passports, other countries' cards, and the passport that is shown with a NIF. */
  id_country: country.optional(),
  id_expires_on: day.optional(),
  phone,
  /** Left out: as it is; null: none. So is the gender. */
  secondary_phone: phone.nullish(),
  country,
  address,
  city: name,
  postal_code: postalCode,
  province: name,
  gender: z.enum(GENDERS).nullish(),
});

/** Whether the person knows that a change of what was checked opens the check again (decision record 0080). */
export const acceptNewCheck = z.boolean().optional();

/** A legal entity and who acts for it. */
export const companyData = z.object({
  organisation_name: name,
  tax_number: taxNumber,
  activity: name,
  contact_email: email,
  representation: z.enum(REPRESENTATIONS),
  address,
  city: name,
  postal_code: postalCode,
  province: name,
  country,
  /** Holders of more than 25 %, of whom there are three at most. Stakes in per cent, at most two decimals. */
  shareholders: z.array(z.object({ name, stake: z.string().regex(/^\d{1,3}(\.\d{1,2})?$/) })).max(3),
  birthplace_city: name,
  birthplace_country: country,
});

export const legalDocument = z.object({
  id,
  type: z.enum(DOCUMENT_TYPES),
  file_id: id,
  name: z.string(),
  bytes: z.number().int(),
  issued_on: day.nullable(),
  uploaded_at: instant,
});

const legalInformation = z.object({
  email: z.string(),
  legal_type: z.enum(LEGAL_TYPES).nullable(),
  personal: personalData.partial(),
  company: companyData.partial(),
  additional: z.object({
    occupation: z.string().nullable(),
    marital_status: z.enum(MARITAL_STATUSES).nullable(),
    spouse_name: z.string().nullable(),
    spouse_surname: z.string().nullable(),
    spouse_id_number: z.string().nullable(),
    source_of_funds: z.string().nullable(),
    politically_exposed: z.boolean().nullable(),
  }),
  documents: z.array(legalDocument),
  kyc: z.object({
    status: z.enum(KYC_STATUSES).nullable(),
    submitted_at: instant.nullable(),
    /** A manager's words. */
    reason: z.string().nullable(),
    /** What a provider could not confirm and the person can mend. */
    causes: z.array(z.enum(IDENTITY_CAUSES)),
    /** The provider's own words for the person. */
    comment: z.string().nullish(),
    /** A check that had succeeded and that a manager has opened again, with the manager's reason, or a change of the person's own; until it is handed in anew. */
    reopened: z.object({ at: instant, reason: z.string(), own: z.boolean().default(false) }).nullish(),
    /** The page on which the person hands their identity in, or mends it, while they can. */
    page: z.string().startsWith('/').nullish(),
    /** What the person may change now; a part that was checked, or is being checked, cannot be (`domain/user/checked-identity.ts`). */
    editable: z
      .object({ type: z.boolean(), person: z.boolean(), company: z.boolean(), documents: z.boolean() })
      .optional(),
  }),
  facts: onboardingFacts,
});

export const legalAnswer = dataOf(legalInformation);
