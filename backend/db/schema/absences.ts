import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { id, moment, sameTenant, tenantId } from './columns.ts';
import { users } from './users.ts';

/** Who of the team is away from one day to another, both included, and who stands in. */
export const absences = pgTable(
  'absences',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    standInId: uuid().notNull(),
    fromOn: date({ mode: 'string' }).notNull(),
    toOn: date({ mode: 'string' }).notNull(),
    notedAt: moment().notNull(),
    endedAt: moment(),
  },
  (t) => [
    primaryKey({ name: 'absences_pk', columns: [t.tenantId, t.id] }),
    check('absences_days', sql`from_on <= to_on`),
    check('absences_another', sql`user_id <> stand_in_id`),
    check('absences_ended', sql`ended_at is null or ended_at >= noted_at`),
    index('absences_open').on(t.tenantId, t.toOn).where(sql`ended_at is null`),
    index('absences_old').on(t.tenantId, t.endedAt),
    sameTenant('absences_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('absences_stand_in', [t.tenantId, t.standInId], [users.tenantId, users.id]),
  ],
);
