import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ALERT_FREQUENCIES } from '#domain/alert/alert.ts';
import { PRODUCT_TYPES } from '#domain/issuance/status.ts';
import { cents, id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { issuances } from './issuances.ts';
import { users } from './users.ts';

/** Which new projects somebody wants to be mailed of; null: any. */
export const projectAlerts = pgTable(
  'project_alerts',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    sector: text(),
    productType: text({ enum: PRODUCT_TYPES }),
    /** The most that the smallest investment may be. */
    ticketMaxCents: cents(),
    frequency: text({ enum: ALERT_FREQUENCIES }).notNull(),
    createdAt: moment().notNull(),
    /** The day of the last daily mail. */
    mailedOn: date({ mode: 'string' }),
  },
  (t) => [
    primaryKey({ name: 'project_alerts_pk', columns: [t.tenantId, t.id] }),
    index('project_alerts_user').on(t.tenantId, t.userId, t.createdAt),
    index('project_alerts_live').on(t.tenantId, t.frequency).where(sql`frequency <> 'NEVER'`),
    sameTenant('project_alerts_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    check('project_alerts_frequency', isOneOf('frequency', ALERT_FREQUENCIES)),
    check('project_alerts_ticket', sql.raw('ticket_max_cents > 0')),
  ],
);

/** Of which project somebody was mailed by an alert: once, whichever of their alerts it fits. */
export const projectAlertTold = pgTable(
  'project_alert_told',
  {
    tenantId: tenantId(),
    userId: uuid().notNull(),
    issuanceId: uuid().notNull(),
    toldAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'project_alert_told_pk', columns: [t.tenantId, t.userId, t.issuanceId] }),
    index('project_alert_told_issuance').on(t.tenantId, t.issuanceId),
    sameTenant('project_alert_told_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('project_alert_told_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
  ],
);
