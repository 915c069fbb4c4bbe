import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { cents, moment, tenantId } from './columns.ts';
import { tenants } from './tenants.ts';

/** What was expected of a platform's loans and what came, by year, as worked out once a day. */
export const loanMoneyYears = pgTable(
  'loan_money_years',
  {
    tenantId: tenantId().references(() => tenants.id),
    year: integer().notNull(),
    /** With money in the year. */
    loans: integer().notNull(),
    /** That ran without a schedule: in no sum. */
    unstated: integer().notNull(),
    expectedInterestCents: cents().notNull(),
    expectedPrincipalCents: cents().notNull(),
    paidInterestCents: cents().notNull(),
    paidPrincipalCents: cents().notNull(),
    countedAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'loan_money_years_pk', columns: [t.tenantId, t.year] })],
);
