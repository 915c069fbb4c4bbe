import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment, sameTenant, tenantId } from './columns.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

/** Who did what to what. Rows are never changed; the application role cannot. */
export const auditLog = pgTable(
  'audit_log',
  {
    tenantId: tenantId().references(() => tenants.id),
    id: id(),
    at: moment().notNull(),
    /** Null: the system itself, or nobody signed in. */
    userId: uuid(),
    /** The manager behind an impersonated session. */
    impersonatorUserId: uuid(),
    /** `user.signed_in`, `investment.canceled`… */
    action: text().notNull(),
    subjectType: text(),
    subjectId: text(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    requestId: text(),
    ip: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('audit_log_person').on(t.tenantId, t.userId, t.at),
    index('audit_log_at').on(t.tenantId, t.at, t.id),
    index('audit_log_of_record').on(t.tenantId, t.subjectId, t.at, t.id),
    index('audit_log_action').on(t.tenantId, t.action, t.at, t.id),
    index('audit_log_subject').on(t.tenantId, t.subjectType, t.subjectId),
    sameTenant('audit_log_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('audit_log_impersonator', [t.tenantId, t.impersonatorUserId], [users.tenantId, users.id]),
  ],
);

/** Hashes over the audit log, each chained to the one before; made and checked in the database (`lonja_audit_anchor`, `lonja_audit_check`). */
export const auditAnchors = pgTable(
  'audit_anchors',
  {
    tenantId: tenantId().references(() => tenants.id),
    seq: integer().notNull(),
    /** Rows up to here, from the anchor before. */
    until: moment().notNull(),
    rows: integer().notNull(),
    /** SHA-256, hex. */
    hash: text().notNull(),
    /** Of each row, `id sha256`, so that a check can name the row that was touched; null at the oldest anchors. */
    marks: text().array(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.seq] })],
);
