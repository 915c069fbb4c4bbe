import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment, sameTenant, tenantId, tokenCount } from './columns.ts';
import { issuances } from './issuances.ts';
import { users } from './users.ts';

/** Who holds tokens of an issuance, or has held any. Kept by the trigger `ledger_postings_holders` alone: never write it. */
export const issuanceHolders = pgTable(
  'issuance_holders',
  {
    tenantId: tenantId(),
    issuanceId: uuid().notNull(),
    userId: uuid().notNull(),
    accountId: uuid().notNull(),
    tokens: tokenCount().notNull(),
    /** When the first token came. */
    since: moment().notNull(),
    /** When the last one came or went. */
    movedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.issuanceId, t.userId] }),
    index('issuance_holders_most').on(t.tenantId, t.issuanceId, t.tokens, t.userId).where(sql`tokens > 0`),
    index('issuance_holders_since').on(t.tenantId, t.issuanceId, t.since, t.userId),
    sameTenant('issuance_holders_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('issuance_holders_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    check('issuance_holders_tokens', sql.raw('tokens >= 0')),
  ],
);
