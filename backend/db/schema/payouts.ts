import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { PAYOUT_STATES } from '#domain/payout/payout-state.ts';
import { bankAccounts } from './bank-accounts.ts';
import { cents, id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { users } from './users.ts';

/** Money of a person on its way to their bank: one for each claim, to the account that was usable when they claimed. */
export const payouts = pgTable(
  'payouts',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    bankAccountId: uuid().notNull(),
    amountCents: cents().notNull(),
    state: text({ enum: PAYOUT_STATES }).notNull().default('WAITING'),
    createdAt: moment().notNull(),
    sentAt: moment(),
    /** Why the bank sent it back, when it waits again. */
    failure: text(),
  },
  (t) => [
    primaryKey({ name: 'payouts_pk', columns: [t.tenantId, t.id] }),
    index('payouts_waiting').on(t.tenantId, t.createdAt, t.id).where(sql`state = 'WAITING'`),
    index('payouts_by_state').on(t.tenantId, t.state, t.createdAt, t.id),
    index('payouts_user').on(t.tenantId, t.userId, t.createdAt),
    sameTenant('payouts_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('payouts_account', [t.tenantId, t.bankAccountId], [bankAccounts.tenantId, bankAccounts.id]),
    check('payouts_state', isOneOf('state', PAYOUT_STATES)),
  ],
);
