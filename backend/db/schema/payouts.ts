import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ALL_PAYOUT_STATES, PAYOUT_SOURCES } from '#domain/payout/payout-state.ts';
import { bankAccounts } from './bank-accounts.ts';
import { cents, id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { users } from './users.ts';

/** Money of a person on its way to their bank or their wallet: one for each claim or withdrawal, to where it could go then. */
export const payouts = pgTable(
  'payouts',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    /** Where it goes to: one of these. */
    bankAccountId: uuid(),
    /** The proved wallet that it was claimed to, as EIP-55 writes it. */
    walletAddress: text(),
    amountCents: cents().notNull(),
    state: text({ enum: ALL_PAYOUT_STATES }).notNull().default('WAITING'),
    createdAt: moment().notNull(),
    sentAt: moment(),
    /** Why the bank sent it back, when it waits again. */
    failure: text(),
    source: text({ enum: PAYOUT_SOURCES }).notNull().default('EARNINGS'),
    canceledAt: moment(),
  },
  (t) => [
    primaryKey({ name: 'payouts_pk', columns: [t.tenantId, t.id] }),
    index('payouts_waiting').on(t.tenantId, t.createdAt, t.id).where(sql`state = 'WAITING'`),
    index('payouts_by_state').on(t.tenantId, t.state, t.createdAt, t.id),
    index('payouts_user').on(t.tenantId, t.userId, t.createdAt),
    sameTenant('payouts_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('payouts_account', [t.tenantId, t.bankAccountId], [bankAccounts.tenantId, bankAccounts.id]),
    index('payouts_withdrawals')
      .on(t.tenantId, t.userId, t.createdAt)
      .where(sql`source = 'BALANCE' and state in ('WAITING', 'IN_FILE')`),
    check('payouts_way', sql.raw('(bank_account_id is null) <> (wallet_address is null)')),
    check('payouts_source', isOneOf('source', PAYOUT_SOURCES)),
    check('payouts_state', isOneOf('state', ALL_PAYOUT_STATES)),
  ],
);
