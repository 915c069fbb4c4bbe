import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fewWords, idNumber, name } from './fields.ts';
import { acceptNewCheck, companyData, legalAnswer, MARITAL_STATUSES, personalData } from './legal-information.ts';

export const getLegalInformation = endpoint({
  id: 'getLegalInformation',
  summary: "The person's identity data, documents and state of the check",
  method: 'GET',
  path: '/user-legal-information',
  caller: 'signed-in',
  answer: legalAnswer,
});

/**
 * What was checked opens the check again where `accept_new_check` says so; else it is frozen: 409 `kyc.done`. While somebody looks at it, nothing of it
 * changes: 409 `kyc.in_review`. Address and telephone change at any time.
 */
export const savePersonalData = endpoint({
  id: 'savePersonalData',
  summary: 'Save account information',
  method: 'PUT',
  path: '/user-legal-information/personal',
  action: 'identity.submit',
  body: personalData.extend({ accept_new_check: acceptNewCheck }),
  answer: legalAnswer,
  errors: ['kyc.done', 'kyc.in_review'],
});

export const saveCompanyData = endpoint({
  id: 'saveCompanyData',
  summary: 'Save company data',
  method: 'PUT',
  path: '/user-legal-information/company',
  action: 'identity.submit',
  body: companyData.extend({ accept_new_check: acceptNewCheck }),
  answer: legalAnswer,
  errors: ['kyc.done', 'kyc.in_review'],
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
    /** Asked of who holds a public office; others may leave it out (422 at the field). */
    source_of_funds: fewWords.optional(),
    politically_exposed: z.boolean(),
  }),
  answer: legalAnswer,
});
