import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { INVESTMENT_STATUSES } from '#domain/investment/status.ts';
import { AUDIENCES, MESSAGE_STATES, PURPOSES } from '#domain/message/message.ts';
import { USER_STATUSES } from '#domain/user/status.ts';
import { id, isOneOf, localizedColumn, moment, sameTenant, tenantId } from './columns.ts';
import { issuances } from './issuances.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

/** A message that a manager or an issuer writes to many. */
export const messages = pgTable(
  'messages',
  {
    tenantId: tenantId().references(() => tenants.id),
    id: id(),
    issuanceId: uuid(),
    audience: text({ enum: AUDIENCES }).notNull(),
    orderStatus: text({ enum: INVESTMENT_STATUSES }),
    userStatus: text({ enum: USER_STATUSES }),
    /** Who was ticked, of a message to them alone. */
    chosen: uuid().array(),
    purpose: text({ enum: PURPOSES }).notNull(),
    subject: localizedColumn(),
    /** Plain paragraphs. */
    body: localizedColumn(),
    state: text({ enum: MESSAGE_STATES }).notNull().default('DRAFT'),
    writtenBy: uuid().notNull(),
    createdAt: moment().notNull(),
    /** When it leaves, or left; when it was written, of a draft. */
    at: moment().notNull(),
    /** When the job that writes to people was last put into its queue. */
    askedAt: moment(),
    told: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'messages_pk', columns: [t.tenantId, t.id] }),
    index('messages_newest').on(t.tenantId, t.at, t.id),
    index('messages_issuance').on(t.tenantId, t.issuanceId, t.at, t.id),
    index('messages_under_way').on(t.tenantId, t.at).where(sql`state in ('SCHEDULED', 'SENDING')`),
    sameTenant('messages_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('messages_written_by', [t.tenantId, t.writtenBy], [users.tenantId, users.id]),
    check('messages_state', isOneOf('state', MESSAGE_STATES)),
    check('messages_audience', isOneOf('audience', AUDIENCES)),
    check('messages_purpose', isOneOf('purpose', PURPOSES)),
    check('messages_project', sql`(audience in ('PEOPLE', 'CHOSEN')) = (issuance_id is null)`),
  ],
);

/** What a person was written, once each; its words are the message's. */
export const notifications = pgTable(
  'notifications',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    messageId: uuid().notNull(),
    readAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('notifications_once').on(t.tenantId, t.messageId, t.userId),
    index('notifications_user').on(t.tenantId, t.userId, t.createdAt, t.id),
    index('notifications_unread').on(t.tenantId, t.userId).where(sql`read_at is null`),
    sameTenant('notifications_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('notifications_message', [t.tenantId, t.messageId], [messages.tenantId, messages.id]),
  ],
);
