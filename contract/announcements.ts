import { z } from 'zod';
import { UPDATE_STATES } from '#domain/issuance/announcements.ts';
import { ISSUANCE_STATUSES } from '#domain/issuance/status.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, localizedText } from './envelope.ts';
import { answerText, newsBody, newsTitle, reason } from './fields.ts';

const ofOne = z.object({ id });
const count = z.number().int();
const both = <T extends z.ZodType>(text: T) => z.object({ es: text, en: text });
const written = { title: both(newsTitle), body: both(newsBody) };

/** A piece of news as who writes it reads it. */
const update = z.object({
  id,
  title: localizedText,
  /** Cleaned HTML. */
  body: localizedText,
  state: z.enum(UPDATE_STATES),
  /** When it was published; of a draft, when it was saved last. */
  at: instant,
  publish_at: instant.nullable(),
  /** The house's name in a manager's place for an issuer. */
  by: z.string().nullable(),
  /** People who have been written to. */
  told: count,
});

const question = z.object({
  id,
  question: localizedText,
  asked_at: instant,
  draft: localizedText.nullable(),
  answer: localizedText.nullable(),
  answered_at: instant.nullable(),
});

const project = z.object({ id, slug: z.string(), title: localizedText, status: z.enum(ISSUANCE_STATUSES) });

/** News and questions of an issuance for managers and its issuer: the last fifty of each, open questions first with the oldest on top. */
export const listAnnouncements = endpoint({
  id: 'listAnnouncements',
  summary: 'News and questions of an issuance',
  method: 'GET',
  path: '/managed/issuances/{id}/announcements',
  caller: 'issuer-or-manager',
  params: ofOne,
  answer: dataOf(
    z.object({
      issuance: project,
      updates: z.array(update),
      questions: z.array(question),
      /** Not answered, as far as a list is counted. */
      open_questions: count,
      /** People who would be written to of news now: holders, people with a live order or interest, and followers. */
      audience: count,
    }),
  ),
});

/** One piece of news, with what the public could read of it before. */
export const getUpdate = endpoint({
  id: 'getUpdate',
  summary: 'A piece of news of an issuance',
  method: 'GET',
  path: '/managed/updates/{id}',
  caller: 'issuer-or-manager',
  params: ofOne,
  answer: dataOf(
    update.extend({
      issuance: project,
      audience: count,
      versions: z.array(
        z.object({ title: localizedText, body: localizedText, ended_at: instant, by: z.string(), reason: z.string() }),
      ),
    }),
  ),
});

/** A draft. */
export const writeUpdate = endpoint({
  id: 'writeUpdate',
  summary: 'Write news of an issuance',
  method: 'POST',
  path: '/managed/issuances/{id}/updates',
  action: 'issuance.announce',
  params: ofOne,
  body: z.object(written),
  answer: dataOf(z.object({ id })),
  idempotent: true,
});

/** Changes the words; of what is published only with a reason, and what stood there is kept. 409 `update.settled` of what was withdrawn. */
export const changeUpdate = endpoint({
  id: 'changeUpdate',
  summary: 'Change or correct news of an issuance',
  method: 'PUT',
  path: '/managed/updates/{id}',
  action: 'issuance.announce',
  params: ofOne,
  body: z.object({ ...written, reason: reason.optional() }),
  answer: dataOf(z.object({ id })),
  errors: ['update.settled'],
});

/** Publishes it now, or by itself at a moment within a year. Followers and holders are mailed once, each in their language. */
export const publishUpdate = endpoint({
  id: 'publishUpdate',
  summary: 'Publish news of an issuance',
  method: 'POST',
  path: '/managed/updates/{id}/publish',
  action: 'issuance.announce',
  params: ofOne,
  body: z.object({ at: instant.optional() }),
  answer: dataOf(z.object({ state: z.enum(UPDATE_STATES) })),
  errors: ['update.settled', 'update.not_ahead'],
});

/** Takes it off the public page; a plan is taken back and it is a draft again. What stood there is kept. */
export const withdrawUpdate = endpoint({
  id: 'withdrawUpdate',
  summary: 'Withdraw news of an issuance',
  method: 'POST',
  path: '/managed/updates/{id}/withdraw',
  action: 'issuance.announce',
  params: ofOne,
  body: z.object({ reason }),
  answer: dataOf(z.object({ state: z.enum(UPDATE_STATES) })),
  errors: ['update.settled'],
});

/** Keeps an answer as a draft, or publishes it: then it is shown with its question, and who asked is mailed. */
export const answerQuestion = endpoint({
  id: 'answerQuestion',
  summary: 'Answer a question about an issuance',
  method: 'PUT',
  path: '/managed/questions/{id}',
  action: 'issuance.answer',
  params: ofOne,
  body: z.object({ answer: both(answerText), publish: z.boolean() }),
  answer: dataOf(z.object({ published: z.boolean() })),
  errors: ['question.answered'],
});
