import { z } from 'zod';
import { ASKED_AT_ONCE, ASKED_KINDS, PAPER_STATES, REQUEST_STATES } from '#domain/user/asked-papers.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, day, id, instant } from './envelope.ts';
import { reason } from './fields.ts';

/** A paper that came. */
const paper = z.object({
  id,
  file_id: id,
  name: z.string(),
  state: z.enum(PAPER_STATES),
  sent_at: instant,
  /** Why it was turned away. */
  reason: z.string().nullable(),
});

/** One thing that was asked for: how it stands, and the paper that counts. */
const asked = z.object({
  kind: z.enum(ASKED_KINDS),
  state: z.enum(['MISSING', ...PAPER_STATES]),
  paper: paper.nullable(),
});

const request = z.object({
  id,
  message: z.string(),
  due_on: day,
  state: z.enum(REQUEST_STATES),
  asked_at: instant,
  asked: z.array(asked),
});
export type PaperRequestJson = z.output<typeof request>;

const list = dataOf(z.array(request));
const ofOne = z.object({ id });

/** Why somebody is not asked: what they are asked for is asked already, they have too many open requests, or they have no account for papers. */
export const NOT_ASKED = ['already', 'too_many', 'no_area'] as const;

/** Asks people for papers by a day; each is told by mail. Whoever cannot be asked is left out and named. 404 where one is nobody; 422 on `due_on`. */
export const askForPapers = endpoint({
  id: 'askForPapers',
  summary: 'Ask people for papers',
  method: 'POST',
  path: '/manager/paper-requests',
  action: 'user.ask_papers',
  body: z.object({
    people: z.array(id).min(1).max(ASKED_AT_ONCE),
    kinds: z.array(z.enum(ASKED_KINDS)).min(1).max(ASKED_KINDS.length),
    /** Why, and what has to be seen on them: the person reads it. */
    message: reason,
    due_on: day,
  }),
  answer: dataOf(
    z.object({
      asked: z.number().int(),
      left: z.array(z.object({ id, name: z.string(), why: z.enum(NOT_ASKED) })),
    }),
  ),
  idempotent: true,
});

/** What a person was asked for, the newest first: open ones, and the last that are over; at most 20. */
export const listPaperRequests = endpoint({
  id: 'listPaperRequests',
  summary: 'What a person was asked for',
  method: 'GET',
  path: '/manager/users/{id}/paper-requests',
  caller: 'manager',
  params: ofOne,
  answer: dataOf(z.object({ name: z.string(), requests: z.array(request) })),
});

/** Finds a paper good, or turns it away with a reason that its person reads. 403 for one's own. 409 where it was decided or replaced meanwhile. */
export const decideAskedPaper = endpoint({
  id: 'decideAskedPaper',
  summary: 'Accept an asked paper or turn it away',
  method: 'POST',
  path: '/manager/asked-papers/{id}',
  action: 'user.ask_papers',
  params: ofOne,
  body: z.object({ accepted: z.boolean(), reason: reason.optional() }),
  answer: dataOf(z.object({ state: z.enum(REQUEST_STATES), user_id: id })),
  idempotent: true,
  errors: ['papers.settled'],
});

/** Takes a request back: the person is told that nothing more is needed. 409 where it is over. */
export const withdrawPaperRequest = endpoint({
  id: 'withdrawPaperRequest',
  summary: 'Take a request for papers back',
  method: 'POST',
  path: '/manager/paper-requests/{id}/withdraw',
  action: 'user.ask_papers',
  params: ofOne,
  body: z.object({}),
  answer: dataOf(z.object({ user_id: id })),
  idempotent: true,
  errors: ['papers.settled'],
});

/** What the caller is asked for now, what is due first on top. */
export const listOwnPaperRequests = endpoint({
  id: 'listOwnPaperRequests',
  summary: 'What one is asked for',
  method: 'GET',
  path: '/account/paper-requests',
  caller: 'signed-in',
  answer: list,
});

/** Brings a paper; one of before that nobody has looked at is replaced. 404 for another's request; 409 where it is over, or the paper was found good. */
export const sendAskedPaper = endpoint({
  id: 'sendAskedPaper',
  summary: 'Bring a paper that was asked for',
  method: 'POST',
  path: '/account/paper-requests/{id}/{kind}',
  action: 'account.send_papers',
  params: ofOne.extend({ kind: z.enum(ASKED_KINDS) }),
  bodyKind: 'multipart',
  body: z.object({}),
  files: ['document'],
  answer: dataOf(z.object({ next: z.enum(['person', 'team', 'nobody']) })),
  takesLong: true,
  errors: ['papers.settled'],
});
