import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, sameTenant, tenantId } from './columns.ts';
import { users } from './users.ts';

/** The words that wait for the signature of a wallet: one a person, a quarter of an hour, used once. */
export const walletChallenges = pgTable(
  'wallet_challenges',
  {
    tenantId: tenantId(),
    userId: uuid().notNull(),
    /** As EIP-55 writes it. */
    address: text().notNull(),
    /** Whole, as it is signed; it holds what was never used before. */
    message: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'wallet_challenges_pk', columns: [t.tenantId, t.userId] }),
    sameTenant('wallet_challenges_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    check('wallet_challenges_address', sql.raw("address ~ '^0x[0-9a-fA-F]{40}$'")),
  ],
);
