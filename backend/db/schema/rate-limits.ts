import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, tenantId } from './columns.ts';
import { tenants } from './tenants.ts';

/** Budgets: how often something was tried in its window, and until when it is refused. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    tenantId: tenantId().references(() => tenants.id),
    /** What and whose: `login:account:<hash>`. Never an address or e-mail in the clear. */
    bucket: text().notNull(),
    count: integer().notNull(),
    windowEndsAt: moment().notNull(),
    blockedUntil: moment(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.bucket] }), index('rate_limits_ended').on(t.tenantId, t.windowEndsAt)],
);
