import { bigint, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, moment, sameTenant, tenantId } from './columns.ts';
import { users } from './users.ts';

/** A person's authenticator (RFC 6238): the key in force, and one that waits for its first code. Keys are sealed (`FileStore.seal`), base64. */
export const authenticators = pgTable(
  'authenticators',
  {
    tenantId: tenantId(),
    userId: uuid().notNull(),
    sealedKey: text(),
    confirmedAt: moment(),
    /** The step of 30 seconds whose code was taken last: no code of it, or of an earlier one, is taken again. */
    lastStep: bigint({ mode: 'number' }),
    pendingKey: text(),
    /** The session that asked for it, and until when it may confirm it. */
    pendingSessionId: uuid(),
    pendingUntil: moment(),
  },
  (t) => [
    primaryKey({ name: 'authenticators_pk', columns: [t.tenantId, t.userId] }),
    sameTenant('authenticators_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);

/** What opens an account whose authenticator is lost: each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    /** SHA-256, hex. */
    codeHash: text().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [
    primaryKey({ name: 'recovery_codes_pk', columns: [t.tenantId, t.id] }),
    unique('recovery_codes_hash').on(t.tenantId, t.userId, t.codeHash),
    sameTenant('recovery_codes_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);

/** Sign-ins that wait for their second factor; they open nothing else. */
export const signInTickets = pgTable(
  'sign_in_tickets',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    tokenHash: text().notNull(),
    /** How the first half was proved. */
    way: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [
    primaryKey({ name: 'sign_in_tickets_pk', columns: [t.tenantId, t.id] }),
    unique('sign_in_tickets_hash').on(t.tenantId, t.tokenHash),
    index('sign_in_tickets_of').on(t.tenantId, t.userId),
    sameTenant('sign_in_tickets_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);
