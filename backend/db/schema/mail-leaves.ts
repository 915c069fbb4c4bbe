import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { LINKED_MATTERS } from '#domain/message/mail-leave.ts';
import { moment, sameTenant, tenantId } from './columns.ts';
import { issuances } from './issuances.ts';
import { users } from './users.ts';

/** Who wants no more news of a project by mail, although they follow it, hold its tokens or have an order. */
export const newsRefusals = pgTable(
  'news_refusals',
  {
    tenantId: tenantId(),
    userId: uuid().notNull(),
    issuanceId: uuid().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'news_refusals_pk', columns: [t.tenantId, t.issuanceId, t.userId] }),
    index('news_refusals_user').on(t.tenantId, t.userId),
    sameTenant('news_refusals_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('news_refusals_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
  ],
);

/** The way out that one mail of news carries, hashed, and what it leaves; of a project's news it names the project. */
export const mailLeaveLinks = pgTable(
  'mail_leave_links',
  {
    tenantId: tenantId(),
    tokenHash: text().notNull(),
    userId: uuid().notNull(),
    matter: text({ enum: LINKED_MATTERS }).notNull(),
    issuanceId: uuid(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'mail_leave_links_pk', columns: [t.tenantId, t.tokenHash] }),
    index('mail_leave_links_user').on(t.tenantId, t.userId),
    index('mail_leave_links_issuance').on(t.tenantId, t.issuanceId).where(sql`issuance_id is not null`),
    index('mail_leave_links_age').on(t.tenantId, t.createdAt),
    sameTenant('mail_leave_links_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('mail_leave_links_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
  ],
);
