import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { MAIL_STATES } from '#domain/message/mail-state.ts';
import type { ShownMail } from '#domain/message/shown-mail.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { messages } from './messages.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

/** Mails, written in the transaction of what they tell of. */
export const mails = pgTable(
  'mails',
  {
    tenantId: tenantId().references(() => tenants.id),
    id: id(),
    kind: text().notNull(),
    toAddress: text().notNull(),
    userId: uuid(),
    /** The message that it carries to one of many. */
    messageId: uuid(),
    lang: text({ enum: LANGUAGES }).notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    plain: text().notNull(),
    /** Whole address that leaves mails of this kind by one press; goes with the words, by a trigger. */
    unsubscribe: text(),
    /** What stays to be read, with every secret blotted out; null where nothing of it may, and of those from before it was kept. */
    shown: jsonb().$type<ShownMail>(),
    attachmentFileIds: uuid().array().notNull().default([]),
    state: text({ enum: MAIL_STATES }).notNull(),
    attempts: integer().notNull().default(0),
    /** What the mail server said when it did not take it. */
    failure: text(),
    /** Until then one job has it in hand: two never send it at once. */
    claimedUntil: moment(),
    createdAt: moment().notNull(),
    sentAt: moment(),
    /** When a report came that it could not be delivered, and the status that it gave (RFC 3463). */
    returnedAt: moment(),
    returnedStatus: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('mails_to').on(t.tenantId, t.toAddress, t.createdAt),
    index('mails_user').on(t.tenantId, t.userId, t.createdAt).where(sql`user_id is not null`),
    index('mails_newest').on(t.tenantId, t.createdAt, t.id),
    index('mails_kind').on(t.tenantId, t.kind, t.createdAt, t.id),
    index('mails_stands').on(t.tenantId, t.state, t.createdAt, t.id),
    index('mails_message').on(t.tenantId, t.messageId, t.state).where(sql`message_id is not null`),
    sameTenant('mails_message', [t.tenantId, t.messageId], [messages.tenantId, messages.id]),
    sameTenant('mails_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    check('mails_state', isOneOf('state', MAIL_STATES)),
  ],
);
