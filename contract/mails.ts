import { z } from 'zod';
import { MAIL_STANDINGS, MAIL_STATES } from '#domain/message/mail-state.ts';
import { AGAIN_BLOCKS } from '#domain/message/send-again.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, nearDay, pageOf, pageQuery, searched } from './envelope.ts';

const ofOne = z.object({ id });

/** A mail that the system has written, to be looked through. */
const row = z.object({
  id,
  /** `investment.payment_received`: what it told of. */
  kind: z.string(),
  /** With its secrets blotted out; null where nothing of it may be read. */
  subject: z.string().nullable(),
  /** The address that it was for; empty once its person is forgotten. */
  to: z.string(),
  person: z.object({ id, name: z.string() }).nullable(),
  state: z.enum(MAIL_STATES),
  /** How often a mail server was asked. */
  attempts: z.number().int(),
  written_at: instant,
  /** When a mail server took it; null: none has. */
  sent_at: instant.nullable(),
});
export type MailRowJson = z.output<typeof row>;

/** Every mail of the system to anybody of the tenant, newest first. */
export const listMails = endpoint({
  id: 'listMails',
  summary: 'Mails of the system',
  method: 'GET',
  path: '/manager/mails',
  caller: 'manager',
  query: pageQuery.extend({
    /** Names and e-mails of people, and a whole address. */
    q: searched,
    kind: z.string().max(60).optional(),
    standing: z.enum(MAIL_STANDINGS).optional(),
    /** Days on which it was written. */
    from: nearDay.optional(),
    to: nearDay.optional(),
  }),
  answer: pageOf(row),
});

/** One of them with what it said: codes, and what a link opens with, are blotted out before they are kept. */
export const getMail = endpoint({
  id: 'getMail',
  summary: 'A mail of the system',
  method: 'GET',
  path: '/manager/mails/{id}',
  caller: 'manager',
  params: ofOne,
  answer: dataOf(
    row.extend({
      lang: z.enum(LANGUAGES),
      /** Null where nothing of it may be read, and of mails from before it was kept. */
      said: z
        .object({
          heading: z.string().nullable(),
          paragraphs: z.array(z.string()),
          has_code: z.boolean(),
          /** `path` is null where all of it was the secret. */
          action: z.object({ label: z.string(), path: z.string().nullable() }).nullable(),
          note: z.string().nullable(),
        })
        .nullable(),
      /** Names of the files that travelled with it. */
      attached: z.array(z.string()),
      /** What the mail server said when it did not take it. */
      failure: z.string().nullable(),
      /** Why it cannot be sent again; null: it can. */
      again_block: z.enum(AGAIN_BLOCKS).nullable(),
    }),
  ),
});

/** Sends a mail again that a mail server did not take, as it was written. 409 where that is not to be. */
export const sendMailAgain = endpoint({
  id: 'sendMailAgain',
  summary: 'Send a mail again',
  method: 'POST',
  path: '/manager/mails/{id}/again',
  action: 'mail.send_again',
  params: ofOne,
  body: z.object({}),
  answer: dataOf(z.object({ id })),
  idempotent: true,
  errors: ['mail.not_failed', 'mail.forgotten', 'mail.past_its_time'],
});
