import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { KEPT_KINDS } from '#domain/user/retention.ts';
import { isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { users } from './users.ts';

/** Accounts that were deleted: the row in `users` stays, without a word of the person. */
export const deletedPeople = pgTable(
  'deleted_people',
  {
    tenantId: tenantId(),
    userId: uuid().notNull(),
    deletedAt: moment().notNull(),
    /** Null: by themselves. */
    deletedBy: uuid(),
    /** A manager's. */
    reason: text(),
    /** As it was; null once nothing is kept any more. */
    email: text(),
  },
  (t) => [
    primaryKey({ name: 'deleted_people_pk', columns: [t.tenantId, t.userId] }),
    sameTenant('deleted_people_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('deleted_people_by', [t.tenantId, t.deletedBy], [users.tenantId, users.id]),
    check('deleted_people_reason', sql.raw('deleted_by is not null or reason is null')),
  ],
);

/** What the law keeps of them, and what became of it when its time was over. */
export const keptRecords = pgTable(
  'kept_records',
  {
    tenantId: tenantId(),
    userId: uuid().notNull(),
    kind: text({ enum: KEPT_KINDS }).notNull(),
    years: smallint().notNull(),
    /** The rule. */
    source: text().notNull(),
    /** The last day on which it is kept. */
    until: date({ mode: 'string' }).notNull(),
    removedAt: moment(),
    /** How many records went. */
    removed: integer(),
  },
  (t) => [
    primaryKey({ name: 'kept_records_pk', columns: [t.tenantId, t.userId, t.kind] }),
    index('kept_records_due').on(t.tenantId, t.until, t.userId).where(sql`removed_at is null`),
    foreignKey({
      name: 'kept_records_person_fk',
      columns: [t.tenantId, t.userId],
      foreignColumns: [deletedPeople.tenantId, deletedPeople.userId],
    }),
    check('kept_records_kind', isOneOf('kind', KEPT_KINDS)),
    check('kept_records_removed', sql.raw('(removed_at is null) = (removed is null)')),
  ],
);
