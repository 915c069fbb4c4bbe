import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment, sameTenant, tenantId } from './columns.ts';
import { issuances } from './issuances.ts';

/** People who looked at a project's public page on a day of the tenant's calendar. No row says who. Goes with its project. */
export const projectViews = pgTable(
  'project_views',
  {
    tenantId: tenantId(),
    issuanceId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ name: 'project_views_pk', columns: [t.tenantId, t.issuanceId, t.day] }),
    sameTenant('project_views_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]).onDelete(
      'cascade',
    ),
    check('project_views_count', sql.raw('count > 0')),
  ],
);

/** Batches of views that have been taken in. */
export const viewBatches = pgTable(
  'view_batches',
  { tenantId: tenantId(), id: uuid().notNull(), createdAt: moment().notNull() },
  (t) => [
    primaryKey({ name: 'view_batches_pk', columns: [t.tenantId, t.id] }),
    index('view_batches_created').on(t.tenantId, t.createdAt),
  ],
);
