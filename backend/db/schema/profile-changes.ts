import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment, sameTenant, tenantId } from './columns.ts';
import { users } from './users.ts';

/** What somebody changed of their own data, from what to what: kept with their identity, and gone with it. */
export const profileChanges = pgTable(
  'profile_changes',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    part: text({ enum: ['person', 'company'] }).notNull(),
    /** Name of the contract's field. */
    field: text().notNull(),
    fromValue: text(),
    toValue: text(),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'profile_changes_pk', columns: [t.tenantId, t.id] }),
    index('profile_changes_of').on(t.tenantId, t.userId, t.at.desc(), t.id),
    sameTenant('profile_changes_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    check('profile_changes_part', sql.raw("part in ('person', 'company')")),
  ],
);
