import { z } from 'zod';
import { COMPLAINT_KINDS, COMPLAINT_OUTCOMES, COMPLAINT_STATES } from '#domain/complaint/complaint.ts';
import { complaint, complaintConflict, complaintRow, waitingPaper } from './complaint.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, localizedText, nearDay, pageOf, pageQuery, searched, sortOf } from './envelope.ts';
import {
  complaintDemand,
  complaintLoss,
  complaintSubject,
  complaintText,
  phone,
  reason,
  representative,
} from './fields.ts';

const ofOne = z.object({ id });
const ended = dataOf(z.object({ id }));

/** One's own orders, and projects of one's own: what a complaint can be about. The newest hundred of each. */
export const listComplaintSubjects = endpoint({
  id: 'listComplaintSubjects',
  summary: 'What a complaint can be about',
  method: 'GET',
  path: '/complaints/subjects',
  caller: 'signed-in',
  answer: dataOf(
    z.object({
      orders: z.array(z.object({ id, reference: z.string(), project: localizedText })),
      projects: z.array(z.object({ id, title: localizedText })),
    }),
  ),
});

/** The papers that can come with a complaint, and with an answer. */
export const COMPLAINT_FILES = ['paper_1', 'paper_2', 'paper_3'] as const;

/**
 * Files a complaint (Regulation (EU) 2020/1503, article 7). Who files it is told by mail who deals with it and until when. 404 for somebody else's order or project;
 * 422 on `happened_on` for a day to come, and on a paper that is no picture and no PDF that only shows pages; 429 `files.quota` on one too many in a day.
 */
export const fileComplaint = endpoint({
  id: 'fileComplaint',
  summary: 'File a complaint',
  method: 'POST',
  path: '/complaints',
  action: 'complaint.file',
  body: z.object({
    kind: z.enum(COMPLAINT_KINDS),
    subject: complaintSubject.optional(),
    happened_on: nearDay,
    what: complaintText,
    loss: complaintLoss.optional(),
    demand: complaintDemand,
    representative: representative.optional(),
    phone: phone.optional(),
  }),
  bodyKind: 'multipart',
  files: COMPLAINT_FILES,
  answer: dataOf(z.object({ id, reference: z.string(), acknowledge_by: instant })),
  idempotent: true,
  takesLong: true,
  errors: ['complaint.too_many', 'complaint.too_many_today', 'files.quota'],
});

/** One's own, newest first. */
export const listOwnComplaints = endpoint({
  id: 'listOwnComplaints',
  summary: 'Own complaints',
  method: 'GET',
  path: '/complaints',
  caller: 'signed-in',
  query: pageQuery,
  answer: pageOf(complaintRow),
});

export const getOwnComplaint = endpoint({
  id: 'getOwnComplaint',
  summary: 'One of one’s own complaints',
  method: 'GET',
  path: '/complaints/{id}',
  caller: 'signed-in',
  params: ofOne,
  answer: dataOf(complaint),
});

/** Answers what was asked for. The clock of the decision goes on. */
export const replyToComplaint = endpoint({
  id: 'replyToComplaint',
  summary: 'Answer what was asked about a complaint',
  method: 'POST',
  path: '/complaints/{id}/reply',
  action: 'complaint.file',
  params: ofOne,
  body: z.object({ text: complaintText }),
  bodyKind: 'multipart',
  files: COMPLAINT_FILES,
  answer: ended,
  idempotent: true,
  takesLong: true,
  errors: ['complaint.moved', 'files.quota'],
});

/** Takes a complaint back that is not decided yet. */
export const withdrawComplaint = endpoint({
  id: 'withdrawComplaint',
  summary: 'Withdraw a complaint',
  method: 'POST',
  path: '/complaints/{id}/withdraw',
  action: 'complaint.file',
  params: ofOne,
  body: z.object({}),
  answer: ended,
  idempotent: true,
  errors: ['complaint.moved'],
});

const managed = complaintRow.extend({
  /** `id` is null for somebody without an account. */
  person: z.object({ id: id.nullable(), name: z.string() }),
});

/** All complaints of the tenant: what is due first stands first, then those that are over, newest first. */
export const listComplaints = endpoint({
  id: 'listComplaints',
  summary: 'Complaints',
  method: 'GET',
  path: '/manager/complaints',
  caller: 'manager',
  query: pageQuery.extend({
    /** Names and e-mails of people, and the reference. */
    q: searched,
    state: z.enum(COMPLAINT_STATES).optional(),
    kind: z.enum(COMPLAINT_KINDS).optional(),
    /** `open`: not over; `late`: open, and its time is over. */
    waiting: z.enum(['open', 'late']).optional(),
    /** Days of filing. */
    from: nearDay.optional(),
    to: nearDay.optional(),
    sort: sortOf(['filed', 'due']),
  }),
  answer: pageOf(managed).extend({
    /** Of all of the tenant. */
    counts: z.object({ open: z.number().int(), late: z.number().int() }),
  }),
});

export const getComplaint = endpoint({
  id: 'getComplaint',
  summary: 'One complaint',
  method: 'GET',
  path: '/manager/complaints/{id}',
  caller: 'manager',
  params: ofOne,
  answer: dataOf(
    complaint.extend({
      person: z.object({ id: id.nullable(), name: z.string(), email: z.string() }),
      /** Why the caller may not act on it. */
      conflict: complaintConflict,
      /** What goes along with the next word to whoever complains. */
      waiting: z.array(waitingPaper),
    }),
  ),
});

const act = <const I extends string, const P extends string, B extends z.ZodObject>(
  name: I,
  summary: string,
  tail: P,
  body: B,
) =>
  endpoint({
    id: name,
    summary,
    method: 'POST',
    path: `/manager/complaints/{id}/${tail}` as const,
    action: 'complaint.decide',
    params: ofOne,
    body,
    answer: ended,
    idempotent: true,
    errors: ['complaint.moved', 'complaint.conflict'],
  });

/** Acknowledges it and says that it is admissible, and until when it is decided. */
export const admitComplaint = act('admitComplaint', 'Acknowledge and admit a complaint', 'admit', z.object({}));
/** Acknowledges it and says why it is not admissible. */
export const dismissComplaint = act(
  'dismissComplaint',
  'Declare a complaint inadmissible',
  'dismiss',
  z.object({ reason: complaintText }),
);
/** Asks who complains for more. The clock of the decision stands still until they answer, or their time is over. */
export const askComplainant = act(
  'askComplainant',
  'Ask for more about a complaint',
  'ask',
  z.object({ text: complaintText }),
);
/** Puts the decision off: who complains is told why, and to which day. 422 on `decide_on` for a day that is none of those. */
export const delayComplaint = act(
  'delayComplaint',
  'Put a decision on a complaint off',
  'delay',
  z.object({ reason, decide_on: nearDay }),
);
/** Decides it with reasons. 422 on `outcome` where what was asked for is still waited for. */
export const decideComplaint = act(
  'decideComplaint',
  'Decide a complaint',
  'decide',
  z.object({ outcome: z.enum(COMPLAINT_OUTCOMES), text: complaintText }),
);
