import { z } from 'zod';
import { COMPLAINT_KINDS } from '#domain/complaint/complaint.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { complaint } from './complaint.ts';
import { COMPLAINT_FILES } from './complaints.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, instant, nearDay } from './envelope.ts';
import {
  address,
  complaintDemand,
  complaintLoss,
  complaintText,
  email,
  name,
  phone,
  representative,
  secretToken,
} from './fields.ts';

const token = z.object({ token: secretToken });

/**
 * Sends a complaint of somebody without an account (Delegated Regulation (EU) 2022/2117). It is filed once its e-mail address is proved by the mailed link;
 * until then nobody reads it, nor its papers. The answer is the same whoever the address belongs to; the same sent twice within minutes is sent once. 422 on `happened_on` for a day
 * to come, and on a paper as in `fileComplaint`; 429 `complaint.too_many_sent`, `files.quota` where a place, or all that have no account, sent their papers of a day.
 */
export const sendOutsideComplaint = endpoint({
  id: 'sendOutsideComplaint',
  summary: 'Send a complaint without an account',
  method: 'POST',
  path: '/outside-complaints',
  caller: 'anyone',
  body: z.object({
    name,
    email,
    address: address.optional(),
    phone: phone.optional(),
    kind: z.enum(COMPLAINT_KINDS),
    happened_on: nearDay,
    what: complaintText,
    loss: complaintLoss.optional(),
    demand: complaintDemand,
    representative: representative.optional(),
    lang: z.enum(LANGUAGES),
  }),
  bodyKind: 'multipart',
  files: COMPLAINT_FILES,
  answer: dataOf(z.object({ sent: z.literal(true), expires_at: instant })),
  takesLong: true,
  errors: ['complaint.too_many_sent', 'files.quota'],
});

/** What a mailed link leads to: what waits for its proof, or the complaint. It changes nothing, since mail programs open links by themselves. 404 for an unknown one. */
export const readOutsideComplaint = endpoint({
  id: 'readOutsideComplaint',
  summary: 'What a mailed link to a complaint leads to',
  method: 'POST',
  path: '/outside-complaints/read',
  caller: 'anyone',
  body: token,
  answer: dataOf(z.object({ proof_until: instant.nullable(), complaint: complaint.nullable() })),
  errors: ['complaint.too_many_links'],
});

/** Proves the address by the mailed link, and files the complaint: the clocks run from now. Twice is once. */
export const proveOutsideComplaint = endpoint({
  id: 'proveOutsideComplaint',
  summary: 'Prove the address of a complaint and file it',
  method: 'POST',
  path: '/outside-complaints/prove',
  caller: 'anyone',
  body: token,
  answer: dataOf(z.object({ reference: z.string(), acknowledge_by: instant })),
  errors: ['complaint.too_many', 'complaint.too_many_links'],
});

/** Answers by the mailed link what was asked for, with papers where there are any. */
export const replyOutsideComplaint = endpoint({
  id: 'replyOutsideComplaint',
  summary: 'Answer what was asked about a complaint, by its mailed link',
  method: 'POST',
  path: '/outside-complaints/reply',
  caller: 'anyone',
  body: token.extend({ text: complaintText }),
  bodyKind: 'multipart',
  files: COMPLAINT_FILES,
  answer: dataOf(z.object({ done: z.literal(true) })),
  takesLong: true,
  errors: ['complaint.moved', 'complaint.too_many_links', 'complaint.too_many_sent', 'files.quota'],
});

/** Takes a complaint back by its mailed link. */
export const withdrawOutsideComplaint = endpoint({
  id: 'withdrawOutsideComplaint',
  summary: 'Withdraw a complaint by its mailed link',
  method: 'POST',
  path: '/outside-complaints/withdraw',
  caller: 'anyone',
  body: token,
  answer: dataOf(z.object({ done: z.literal(true) })),
  errors: ['complaint.moved', 'complaint.too_many_links'],
});
