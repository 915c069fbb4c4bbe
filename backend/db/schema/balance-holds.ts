import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cents, id, moment, sameTenant, tenantId } from './columns.ts';
import { investments } from './investments.ts';

/**
 * Balance that an order has set aside: at most one is open per investment. It ends once, released to the investor or spent by the
 * payment; its id names the ledger's entry, so that a release can never be booked twice.
 */
export const balanceHolds = pgTable(
  'balance_holds',
  {
    tenantId: tenantId(),
    id: id(),
    investmentId: uuid().notNull(),
    amountCents: cents().notNull(),
    createdAt: moment().notNull(),
    releasedAt: moment(),
    spentAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('balance_holds_one_open')
      .on(t.tenantId, t.investmentId)
      .where(sql`released_at is null and spent_at is null`),
    index('balance_holds_investment').on(t.tenantId, t.investmentId),
    sameTenant('balance_holds_investment', [t.tenantId, t.investmentId], [investments.tenantId, investments.id]),
    check('balance_holds_amount', sql.raw('amount_cents > 0')),
    check('balance_holds_ends_once', sql.raw('released_at is null or spent_at is null')),
  ],
);
