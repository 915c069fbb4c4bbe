import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment, tenantId } from './columns.ts';
import { tenants } from './tenants.ts';

/** A platform's loans by year, as worked out once a day. */
export const defaultYears = pgTable(
  'default_years',
  {
    tenantId: tenantId().references(() => tenants.id),
    year: integer().notNull(),
    /** Running at the beginning of the year, with a day of payment in it. */
    loans: integer().notNull(),
    /** Of these, in default for the first time in it. */
    defaulted: integer().notNull(),
    countedAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'default_years_pk', columns: [t.tenantId, t.year] })],
);
