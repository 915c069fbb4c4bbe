import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ISSUANCE_STATUSES } from '#domain/issuance/status.ts';
import { id, moment, sameTenant, tenantId } from './columns.ts';
import { issuances } from './issuances.ts';
import { users } from './users.ts';

/** An offer stopped by a manager. `issuances.suspended_until` is what every rule asks; this says by whom and why. */
export const issuanceSuspensions = pgTable(
  'issuance_suspensions',
  {
    tenantId: tenantId(),
    id: id(),
    issuanceId: uuid().notNull(),
    reason: text().notNull(),
    beganAt: moment().notNull(),
    until: moment().notNull(),
    byUserId: uuid().notNull(),
    /** Before its time, by a manager; null where it ran out. */
    endedBy: uuid(),
    endedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('issuance_suspensions_open').on(t.tenantId, t.issuanceId).where(sql`ended_at is null`),
    index('issuance_suspensions_issuance').on(t.tenantId, t.issuanceId, t.beganAt),
    sameTenant('issuance_suspensions_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('issuance_suspensions_by', [t.tenantId, t.byUserId], [users.tenantId, users.id]),
    sameTenant('issuance_suspensions_ended', [t.tenantId, t.endedBy], [users.tenantId, users.id]),
    check('issuance_suspensions_times', sql.raw('until > began_at and ended_at >= began_at')),
  ],
);

/** A change of phase that is to happen by itself: one for each issuance at most. */
export const issuancePlans = pgTable(
  'issuance_plans',
  {
    tenantId: tenantId(),
    issuanceId: uuid().notNull(),
    fromStatus: text({ enum: ISSUANCE_STATUSES }).notNull(),
    toStatus: text({ enum: ISSUANCE_STATUSES }).notNull(),
    at: moment().notNull(),
    note: text(),
    byUserId: uuid().notNull(),
    createdAt: moment().notNull(),
    /** It could not be carried out, and why (`PLAN_STOPS`): a manager decides. */
    stoppedAt: moment(),
    stoppedWhy: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.issuanceId] }),
    index('issuance_plans_due').on(t.tenantId, t.at).where(sql`stopped_at is null`),
    sameTenant('issuance_plans_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('issuance_plans_by', [t.tenantId, t.byUserId], [users.tenantId, users.id]),
    check('issuance_plans_stopped', sql.raw('num_nulls(stopped_at, stopped_why) in (0, 2)')),
  ],
);
