import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, sameTenant, tenantId } from './columns.ts';
import { users } from './users.ts';

/** The first answer to a keyed request, written in the transaction of its effect and kept 30 days. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    tenantId: tenantId(),
    userId: uuid().notNull(),
    key: text().notNull(),
    endpoint: text().notNull(),
    /** SHA-256 of endpoint, parameters, query, body and files, hex. */
    requestHash: text().notNull(),
    /** Null only inside the transaction that answers. */
    status: integer(),
    answer: jsonb().$type<unknown>(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.userId, t.key] }),
    index('idempotency_keys_expiry').on(t.tenantId, t.expiresAt),
    sameTenant('idempotency_keys_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);
