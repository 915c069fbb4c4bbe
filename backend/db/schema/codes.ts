import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { users } from './users.ts';

/** What a mailed code proves. */
const CODE_PURPOSES = ['email', 'signature', 'bank_account', 'transfer'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** Mailed 5-digit codes: hashed, 5 minutes, 5 tries, single use; at most one lives per person, purpose and subject. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    purpose: text({ enum: CODE_PURPOSES }).notNull(),
    /** What is proven beyond the mailbox: the investment that is signed, the transfer. */
    subjectId: uuid(),
    /** HMAC-SHA256 of the code under the row's own salt, hex. */
    codeHash: text().notNull(),
    salt: text().notNull(),
    tries: integer().notNull().default(0),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    voidedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('verification_codes_one_alive')
      .on(t.tenantId, t.userId, t.purpose, sql`coalesce(subject_id, user_id)`)
      .where(sql`used_at is null and voided_at is null`),
    index('verification_codes_recent').on(t.tenantId, t.userId, t.createdAt),
    sameTenant('verification_codes_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    check('verification_codes_purpose', isOneOf('purpose', CODE_PURPOSES)),
    check('verification_codes_tries', sql.raw('tries between 0 and 5')),
  ],
);
