import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { FLEETING_KINDS } from '#domain/retention/retention.ts';
import { isOneOf, tenantId } from './columns.ts';
import { tenants } from './tenants.ts';

/** How much of each kind the daily job took away on a day of the tenant's: a number, and nothing of what it was. */
export const removals = pgTable(
  'removals',
  {
    tenantId: tenantId().references(() => tenants.id),
    kind: text({ enum: FLEETING_KINDS }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    removed: integer().notNull(),
  },
  (t) => [
    primaryKey({ name: 'removals_pk', columns: [t.tenantId, t.kind, t.day] }),
    check('removals_kind', isOneOf('kind', FLEETING_KINDS)),
    check('removals_removed', sql`removed > 0`),
  ],
);
