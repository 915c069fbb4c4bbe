import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { INBOX_KINDS } from '#domain/inbox/inbox.ts';
import { moment, sameTenant, tenantId } from './columns.ts';
import { users } from './users.ts';

/** Who of the team has taken something that waits. */
export const inboxTakes = pgTable(
  'inbox_takes',
  {
    tenantId: tenantId(),
    kind: text({ enum: INBOX_KINDS }).notNull(),
    recordId: uuid().notNull(),
    userId: uuid().notNull(),
    takenAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'inbox_takes_pk', columns: [t.tenantId, t.kind, t.recordId] }),
    index('inbox_takes_old').on(t.takenAt),
    sameTenant('inbox_takes_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);

/** What of it each of the team has open, and since when. */
export const inboxLooks = pgTable(
  'inbox_looks',
  {
    tenantId: tenantId(),
    userId: uuid().notNull(),
    kind: text({ enum: INBOX_KINDS }).notNull(),
    recordId: uuid().notNull(),
    since: moment().notNull(),
    seenAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'inbox_looks_pk', columns: [t.tenantId, t.userId, t.kind, t.recordId] }),
    index('inbox_looks_of').on(t.tenantId, t.recordId),
    sameTenant('inbox_looks_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);
