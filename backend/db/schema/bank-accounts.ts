import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ACCOUNT_TYPES, TAKEN_BACK_BY } from '#domain/banking/bank-account.ts';
import { id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { users } from './users.ts';

/** Where money of a person goes to, and where it went before. One is in force at a time; none is ever changed or taken away. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    /** Capitals, no blanks. */
    iban: text().notNull(),
    bic: text(),
    /** Its name. */
    bank: text(),
    accountType: text({ enum: ACCOUNT_TYPES }),
    /** As it stood when the account was given: the person's name, or their company's. */
    holder: text().notNull(),
    addedAt: moment().notNull(),
    /** Nothing is paid to it before. */
    usableFrom: moment().notNull(),
    /** The one that it took the place of. */
    previousId: uuid(),
    replacedAt: moment(),
    /** Before it was ever used: when, by whom and why. */
    takenBackAt: moment(),
    takenBackBy: text({ enum: TAKEN_BACK_BY }),
    reason: text(),
    /** SHA-256 of the secret in the mailed link that takes it back, hex. */
    linkHash: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('bank_accounts_in_force').on(t.tenantId, t.userId).where(sql`replaced_at is null`),
    index('bank_accounts_user').on(t.tenantId, t.userId, t.addedAt),
    uniqueIndex('bank_accounts_link').on(t.tenantId, t.linkHash).where(sql`link_hash is not null`),
    sameTenant('bank_accounts_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    foreignKey({
      name: 'bank_accounts_previous_fk',
      columns: [t.tenantId, t.previousId],
      foreignColumns: [t.tenantId, t.id],
    }),
    check('bank_accounts_type', isOneOf('account_type', ACCOUNT_TYPES)),
    check('bank_accounts_taken_back_by', isOneOf('taken_back_by', TAKEN_BACK_BY)),
  ],
);
