import { z } from 'zod';
import { DOCUMENT_TYPES } from '#domain/user/identity-documents.ts';
import { KYC_STATUSES, LEGAL_TYPES } from '#domain/user/status.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, nearDay } from './envelope.ts';
import { reason } from './fields.ts';
import { companyData, legalAnswer, legalDocument, personalData } from './legal-information.ts';

export const chooseInvestorType = endpoint({
  id: 'chooseInvestorType',
  summary: 'Individual or legal entity',
  method: 'PUT',
  path: '/user-legal-information/type',
  action: 'identity.submit',
  body: z.object({ legal_type: z.enum(LEGAL_TYPES) }),
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
  takesLong: true,
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
  errors: ['kyc.in_review', 'kyc.open_already', 'kyc.no_page'],
});
