import { z } from 'zod';
import { IDENTITY_CAUSES } from '#domain/user/identity-causes.ts';
import { DOCUMENT_TYPES } from '#domain/user/identity-documents.ts';
import { KYC_STATUSES, LEGAL_TYPES, TEST_STATUSES } from '#domain/user/status.ts';
import { ID_TYPES } from '#domain/validation/id-document.ts';
import { endpoint } from './endpoint.ts';
import { birthday, dataOf, day, id, instant, moneyString, nearDay } from './envelope.ts';
import {
  address,
  country,
  declaration,
  email,
  fewWords,
  idNumber,
  name,
  phone,
  postalCode,
  reason,
  taxNumber,
  version,
} from './fields.ts';
import { onboardingFacts } from './onboarding-facts.ts';

export { DOCUMENT_TYPES, ID_TYPES };

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
  country,
  address,
  city: name,
  postal_code: postalCode,
  province: name,
  gender: z.enum(GENDERS).optional(),
});

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
  /** Holders of more than 25 %. Stakes in per cent, at most two decimals. */
  shareholders: z.array(z.object({ name, stake: z.string().regex(/^\d{1,3}(\.\d{1,2})?$/) })).max(4),
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
    iban: z.string().nullable(),
    bic: z.string().nullable().default(null),
    /** Its name. */
    bank: z.string().nullable().default(null),
    /** As the person calls it: current, savings. */
    account_type: z.string().nullable().default(null),
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
    /** A check that had succeeded and that a manager has opened again, with the manager's reason, until it is handed in anew. */
    reopened: z.object({ at: instant, reason: z.string() }).nullish(),
    /** The page on which the person hands their identity in, or mends it, while they can. */
    page: z.string().startsWith('/').nullish(),
    /** What the person may change now; a part that was checked, or is being checked, cannot be (`domain/user/checked-identity.ts`). */
    editable: z
      .object({ type: z.boolean(), person: z.boolean(), company: z.boolean(), documents: z.boolean() })
      .optional(),
  }),
  facts: onboardingFacts,
});
const legalAnswer = dataOf(legalInformation);
export type LegalInformation = z.output<typeof legalInformation>;

export const getLegalInformation = endpoint({
  id: 'getLegalInformation',
  summary: "The person's identity data, documents and state of the check",
  method: 'GET',
  path: '/user-legal-information',
  caller: 'signed-in',
  answer: legalAnswer,
});

export const chooseInvestorType = endpoint({
  id: 'chooseInvestorType',
  summary: 'Individual or legal entity',
  method: 'PUT',
  path: '/user-legal-information/type',
  action: 'identity.submit',
  body: z.object({ legal_type: z.enum(LEGAL_TYPES) }),
  answer: legalAnswer,
});

/** Identity data are frozen once the check has succeeded: 409 `kyc.done`. */
export const savePersonalData = endpoint({
  id: 'savePersonalData',
  summary: 'Save account information',
  method: 'PUT',
  path: '/user-legal-information/personal',
  action: 'identity.submit',
  body: personalData,
  answer: legalAnswer,
  errors: ['kyc.done'],
});

export const saveCompanyData = endpoint({
  id: 'saveCompanyData',
  summary: 'Save company data',
  method: 'PUT',
  path: '/user-legal-information/company',
  action: 'identity.submit',
  body: companyData,
  answer: legalAnswer,
  errors: ['kyc.done'],
});

export const saveAdditionalData = endpoint({
  id: 'saveAdditionalData',
  summary: 'Save additional information',
  method: 'PUT',
  path: '/user-legal-information/additional',
  action: 'identity.submit',
  body: z.object({
    occupation: fewWords,
    marital_status: z.enum(MARITAL_STATUSES).optional(),
    spouse_name: name.optional(),
    spouse_surname: name.optional(),
    spouse_id_number: idNumber.optional(),
    source_of_funds: fewWords,
    politically_exposed: z.boolean(),
  }),
  answer: legalAnswer,
});

/** One file per type: a second replaces the first. */
export const uploadLegalDocument = endpoint({
  id: 'uploadLegalDocument',
  summary: 'Upload an identity document',
  method: 'POST',
  path: '/user-legal-document/{type}',
  action: 'identity.submit',
  params: z.object({ type: z.enum(DOCUMENT_TYPES) }),
  bodyKind: 'multipart',
  body: z.object({ issued_on: nearDay.optional() }),
  files: ['document'],
  answer: legalAnswer,
  errors: ['kyc.done'],
});

/** Takes a document back before the check runs; its record is kept. Nothing happens where there is none of the type. */
export const removeLegalDocument = endpoint({
  id: 'removeLegalDocument',
  summary: 'Take an identity document back',
  method: 'DELETE',
  path: '/user-legal-document/{type}',
  action: 'identity.submit',
  params: z.object({ type: z.enum(DOCUMENT_TYPES) }),
  answer: legalAnswer,
  errors: ['kyc.done'],
});

/** Sends the data and documents to the check: RUNNING, then the reviewer's queue. 422 names what is missing. */
export const submitIdentity = endpoint({
  id: 'submitIdentity',
  summary: 'Ask for the identity check',
  method: 'POST',
  path: '/user-legal-information/submit',
  action: 'identity.submit',
  body: z.object({}),
  answer: legalAnswer,
  idempotent: true,
  errors: ['kyc.done', 'kyc.incomplete'],
});

const suitabilityQuestion = z.object({ id: z.string(), text: z.string() });

/** The seven questions in the reader's language, with the version that is kept. */
export const getSuitabilityTest = endpoint({
  id: 'getSuitabilityTest',
  summary: 'The knowledge test and its state',
  method: 'GET',
  path: '/suitability-test',
  caller: 'investor',
  answer: dataOf(
    z.object({
      version: z.string(),
      questions: z.array(suitabilityQuestion).length(7),
      status: z.enum(TEST_STATUSES),
      attempts_left: z.number().int(),
      score: z.number().int().nullable(),
      pass_mark: z.number().int(),
      /** What has to be typed, and the warning above it, in the reader's language. */
      declaration: z.object({ warning: z.string(), typed: z.string() }),
    }),
  ),
});

export const answerSuitabilityTest = endpoint({
  id: 'answerSuitabilityTest',
  summary: 'Answer the knowledge test',
  method: 'POST',
  path: '/suitability-test/answers',
  action: 'suitability.answer',
  body: z.object({ version, answers: z.record(z.string(), z.boolean()) }),
  answer: dataOf(z.object({ status: z.enum(TEST_STATUSES), score: z.number().int(), attempts_left: z.number().int() })),
  idempotent: true,
  errors: ['suitability.no_attempts', 'suitability.passed'],
});

export const declareSuitability = endpoint({
  id: 'declareSuitability',
  summary: 'Type the declaration after failing twice',
  method: 'POST',
  path: '/suitability-test/declaration',
  action: 'suitability.answer',
  body: z.object({ typed: declaration, version }),
  answer: dataOf(z.object({ status: z.enum(TEST_STATUSES) })),
  idempotent: true,
  errors: ['suitability.wrong_declaration', 'suitability.not_failed'],
});

/** Only the result of the simulation: its inputs never leave the browser (regulation.md). */
export const saveLossSimulation = endpoint({
  id: 'saveLossSimulation',
  summary: 'Keep the result of the loss-bearing simulation',
  method: 'POST',
  path: '/user-form-experienced/loss-simulation',
  action: 'suitability.answer',
  body: z.object({ ability: moneyString, certified: z.literal(true) }),
  answer: dataOf(z.object({ ability: moneyString, valid_until: instant })),
});

/** The reviewer's queue: oldest first. */
export const listIdentityChecks = endpoint({
  id: 'listIdentityChecks',
  summary: 'Identity checks that wait for a manager',
  method: 'GET',
  path: '/manager/identity-checks',
  caller: 'manager',
  answer: dataOf(
    z.array(
      z.object({
        user_id: id,
        name: z.string(),
        email: z.string(),
        legal_type: z.enum(LEGAL_TYPES).nullable(),
        status: z.enum(KYC_STATUSES),
        submitted_at: instant,
        personal: personalData.partial(),
        company: companyData.partial(),
        documents: z.array(legalDocument),
      }),
    ),
  ),
});

export const reviewIdentity = endpoint({
  id: 'reviewIdentity',
  summary: 'Approve or refuse an identity check',
  method: 'POST',
  path: '/manager/identity-checks/{user_id}',
  action: 'identity.review',
  params: z.object({ user_id: id }),
  body: z.object({ approved: z.boolean(), reason: reason.optional() }),
  answer: dataOf(z.object({ status: z.enum(KYC_STATUSES) })),
  idempotent: true,
  errors: ['kyc.not_waiting'],
});

/**
 * Opens a check again that had succeeded, because the data that were checked are wrong. The person is told by mail and may change them; contracts,
 * signatures and mints wait for the new check. 403 for one's own; 409 where it is open already or being looked at.
 */
export const reopenIdentity = endpoint({
  id: 'reopenIdentity',
  summary: 'Open a succeeded identity check again',
  method: 'POST',
  path: '/manager/identity-checks/{user_id}/reopen',
  action: 'identity.reopen',
  params: z.object({ user_id: id }),
  body: z.object({ reason }),
  answer: dataOf(z.object({ status: z.enum(KYC_STATUSES) })),
  idempotent: true,
  errors: ['kyc.in_review', 'kyc.open_already'],
});
