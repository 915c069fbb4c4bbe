import { check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { users } from './users.ts';

/** Two kinds of session, each with its own token (specification, section 6). */
const SESSION_KINDS = ['user', 'manager'] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

/** Tokens that are in force or were; only their SHA-256 is kept. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    kind: text({ enum: SESSION_KINDS }).notNull(),
    /** SHA-256, hex. */
    tokenHash: text().notNull(),
    /** The manager who looks through this person's eyes, and why; null for a person's own session. */
    impersonatorUserId: uuid(),
    impersonationReason: text(),
    /** As the browser named itself at the sign-in, and where it came from; empty and null where nobody wrote it down. */
    agent: text().notNull().default(''),
    address: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('access_tokens_hash_unique').on(t.tenantId, t.tokenHash),
    index('access_tokens_user').on(t.tenantId, t.userId),
    sameTenant('access_tokens_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('access_tokens_impersonator', [t.tenantId, t.impersonatorUserId], [users.tenantId, users.id]),
    check('access_tokens_kind', isOneOf('kind', SESSION_KINDS)),
  ],
);

/** Single-use secrets that sign a person in, valid 15 minutes. */
export const loginSecrets = pgTable(
  'login_secrets',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    secretHash: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('login_secrets_hash_unique').on(t.tenantId, t.secretHash),
    sameTenant('login_secrets_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);

/** Mailed links for a new password: single use; a new one voids the old. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    tokenHash: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    voidedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('password_resets_hash_unique').on(t.tenantId, t.tokenHash),
    index('password_resets_user').on(t.tenantId, t.userId),
    sameTenant('password_resets_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);

/** Accounts elsewhere that sign a person in: the provider's own subject, never the e-mail alone. */
export const externalIdentities = pgTable(
  'external_identities',
  {
    tenantId: tenantId(),
    /** Issuer of the identity, e.g. `https://accounts.google.com`. */
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.issuer, t.subject] }),
    sameTenant('external_identities_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);

/** Devices from which a person has signed in before, by the SHA-256 of the token that their browser keeps. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tenantId: tenantId(),
    userId: uuid().notNull(),
    tokenHash: text().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.userId, t.tokenHash] }),
    index('known_devices_used').on(t.tenantId, t.usedAt),
    sameTenant('known_devices_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);
