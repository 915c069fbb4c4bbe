import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ALERT_FREQUENCIES } from '#domain/alert/alert.ts';
import { NEWS_KINDS } from '#domain/message/mail-choice.ts';
import { id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { issuances } from './issuances.ts';
import { users } from './users.ts';

/** When somebody is mailed of a kind of news, of one project or, where it names none, of all. No row: at once. */
export const mailChoices = pgTable(
  'mail_choices',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    issuanceId: uuid(),
    kind: text({ enum: NEWS_KINDS }).notNull(),
    frequency: text({ enum: ALERT_FREQUENCIES }).notNull(),
    changedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'mail_choices_pk', columns: [t.tenantId, t.id] }),
    unique('mail_choices_once').on(t.tenantId, t.userId, t.kind, t.issuanceId).nullsNotDistinct(),
    index('mail_choices_issuance').on(t.tenantId, t.issuanceId).where(sql`issuance_id is not null`),
    sameTenant('mail_choices_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('mail_choices_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    check('mail_choices_kind', isOneOf('kind', NEWS_KINDS)),
    check('mail_choices_frequency', isOneOf('frequency', ALERT_FREQUENCIES)),
  ],
);

/** One line of somebody's mail of a day, until it leaves. */
export const mailLines = pgTable(
  'mail_lines',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    issuanceId: uuid().notNull(),
    kind: text({ enum: NEWS_KINDS }).notNull(),
    /** In the reader's language. */
    line: text().notNull(),
    /** On the dashboard. */
    path: text().notNull(),
    /** By the tenant's clock. */
    dueOn: date({ mode: 'string' }).notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'mail_lines_pk', columns: [t.tenantId, t.id] }),
    index('mail_lines_due').on(t.tenantId, t.dueOn, t.userId),
    index('mail_lines_user').on(t.tenantId, t.userId),
    index('mail_lines_issuance').on(t.tenantId, t.issuanceId),
    sameTenant('mail_lines_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('mail_lines_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    check('mail_lines_kind', isOneOf('kind', NEWS_KINDS)),
  ],
);
