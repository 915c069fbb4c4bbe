import { z } from 'zod';
import { INVESTMENT_STATUSES } from '#domain/investment/status.ts';
import { AUDIENCES, MESSAGE_STATES, PURPOSES } from '#domain/message/message.ts';
import { USER_STATUSES } from '#domain/user/status.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, localizedText, pageOf, pageQuery, soughtId } from './envelope.ts';
import { messageSubject, messageText } from './fields.ts';

const ofOne = z.object({ id });
const count = z.number().int();
const both = <T extends z.ZodType>(text: T) => z.object({ es: text, en: text });

/** Whom a message is for. */
const audience = {
  audience: z.enum(AUDIENCES),
  /** The project of holders and investors; people have none. */
  issuance: id.optional(),
  /** Investors with an order that stands so; left out: with any that stands. */
  order_status: z.enum(INVESTMENT_STATUSES).optional(),
  /** People of whom the house has said so; left out: all but the rejected. */
  user_status: z.enum(USER_STATUSES).optional(),
  /** People who were ticked, of `CHOSEN`: at most 100 ids with commas between. */
  people: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(id).min(1).max(100))
    .optional(),
  purpose: z.enum(PURPOSES),
};
const written = z.object({ ...audience, subject: both(messageSubject), text: both(messageText) });

/** A message as who sends it reads it in a list. */
const row = z.object({
  id,
  subject: localizedText,
  state: z.enum(MESSAGE_STATES),
  audience: z.enum(AUDIENCES),
  project: z.object({ id, slug: z.string(), title: localizedText }).nullable(),
  /** The house's name in a manager's place for an issuer. */
  by: z.string(),
  /** People who have been written to. */
  told: count,
  /** When it was written; of what has been sent, when it leaves or left. */
  at: instant,
});
export type MessageRowJson = z.output<typeof row>;

/** Messages that a manager, or of their own projects an issuer, has written, the newest first. */
export const listMessages = endpoint({
  id: 'listMessages',
  summary: 'Messages to many',
  method: 'GET',
  path: '/managed/messages',
  caller: 'issuer-or-manager',
  query: pageQuery,
  answer: pageOf(row),
});

/** How many people an audience is, five of them by name, and how many a commercial message leaves out. */
const measured = z.object({
  total: count,
  /** Of them, who would be written to: all, or those who have agreed to advertising. */
  reached: count,
  /** There are more than these, and nobody counted them. */
  more: z.boolean(),
  names: z.array(z.string()),
});

/** How many people an audience has now. 404: a project that is not the caller's; 403: people of the platform, for an issuer. */
export const measureAudience = endpoint({
  id: 'measureAudience',
  summary: 'How many people a message would reach',
  method: 'GET',
  path: '/managed/message-audience',
  caller: 'issuer-or-manager',
  query: z.object({
    ...audience,
    issuance: soughtId.optional(),
    audience: audience.audience.default('HOLDERS'),
    purpose: audience.purpose.default('SERVICE'),
  }),
  answer: dataOf(measured.extend({ project: z.object({ id, slug: z.string(), title: localizedText }).nullable() })),
});

/** One message with its words, its audience as it is now, and what became of its mails. */
export const getMessage = endpoint({
  id: 'getMessage',
  summary: 'A message to many',
  method: 'GET',
  path: '/managed/messages/{id}',
  caller: 'issuer-or-manager',
  params: ofOne,
  answer: dataOf(
    row.extend({
      text: localizedText,
      order_status: z.enum(INVESTMENT_STATUSES).nullable(),
      user_status: z.enum(USER_STATUSES).nullable(),
      people: z.array(id).nullable().default(null),
      purpose: z.enum(PURPOSES),
      measured,
      /** Mails that a mail server has taken, or this machine's mailbox. */
      delivered: count,
      /** Mails that it has not taken so far: they are tried again for some hours. */
      failed: count,
      /** The first of those. */
      failures: z.array(z.object({ id, name: z.string() })),
    }),
  ),
});

/** A draft. 422 on `issuance`: an audience of a project without one. */
export const writeMessage = endpoint({
  id: 'writeMessage',
  summary: 'Write a message to many',
  method: 'POST',
  path: '/managed/messages',
  action: 'message.send',
  body: written,
  answer: dataOf(z.object({ id })),
  idempotent: true,
});

/** Other words, or another audience, of a draft. */
export const changeMessage = endpoint({
  id: 'changeMessage',
  summary: 'Change a message to many',
  method: 'PUT',
  path: '/managed/messages/{id}',
  action: 'message.send',
  params: ofOne,
  body: written,
  answer: dataOf(z.object({ id })),
  errors: ['message.settled'],
});

/** The mail as it will be read, to the caller alone, in both languages. */
export const tryMessage = endpoint({
  id: 'tryMessage',
  summary: 'Send a message to oneself',
  method: 'POST',
  path: '/managed/messages/{id}/try',
  action: 'message.send',
  params: ofOne,
  body: z.object({}),
  answer: dataOf(z.object({ email: z.string() })),
  errors: ['message.settled'],
});

/** Sends it after a minute in which it can be stopped, or by itself at a moment within a year. Each person is written to once, in their language. */
export const sendMessage = endpoint({
  id: 'sendMessage',
  summary: 'Send a message to many',
  method: 'POST',
  path: '/managed/messages/{id}/send',
  action: 'message.send',
  params: ofOne,
  body: z.object({ at: instant.optional() }),
  answer: dataOf(z.object({ leaves_at: instant })),
  idempotent: true,
  errors: ['message.settled', 'message.not_ahead', 'message.nobody'],
});

/** Stops it: a draft again where nobody has it, else the rest of its audience is spared. */
export const stopMessage = endpoint({
  id: 'stopMessage',
  summary: 'Stop a message to many',
  method: 'POST',
  path: '/managed/messages/{id}/stop',
  action: 'message.send',
  params: ofOne,
  body: z.object({}),
  answer: dataOf(z.object({ state: z.enum(MESSAGE_STATES) })),
  errors: ['message.settled'],
});
