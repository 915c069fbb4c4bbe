import { bigint, boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, moment, sameTenant, tenantId } from './columns.ts';
import { users } from './users.ts';

/** What a passkey is for when a browser is asked for it. */
export type PasskeyPurpose = 'add' | 'factor' | 'self' | 'sign_in';

/** Passkeys of people (WebAuthn): public keys alone, which open nothing. */
export const passkeys = pgTable(
  'passkeys',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    /** As the authenticator calls it, base64url. */
    credentialId: text().notNull(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    /** Signatures that the authenticator had made when it was used last; 0 where it counts none. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach it: `internal`, `usb`… */
    transports: text().array().notNull().default([]),
    /** The host that it was made for: a browser offers it to no other. */
    rpId: text().notNull(),
    name: text().notNull(),
    /** Whether it may be copied to other devices of its person, and whether it is. */
    backupEligible: boolean().notNull(),
    backedUp: boolean().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (t) => [
    primaryKey({ name: 'passkeys_pk', columns: [t.tenantId, t.id] }),
    unique('passkeys_credential').on(t.tenantId, t.credentialId),
    index('passkeys_of').on(t.tenantId, t.userId),
    sameTenant('passkeys_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);

/** What a browser has to sign: random, once, for a few minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    tenantId: tenantId(),
    id: id(),
    /** 256 bits, base64url. */
    challenge: text().notNull(),
    purpose: text().$type<PasskeyPurpose>().notNull(),
    /** Null: somebody who has not said who they are. */
    userId: uuid(),
    /** The session, or the half sign-in, that alone may bring the answer. */
    boundTo: uuid(),
    /** What a passkey that is being added will be called. */
    name: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [
    primaryKey({ name: 'passkey_challenges_pk', columns: [t.tenantId, t.id] }),
    unique('passkey_challenges_challenge').on(t.tenantId, t.challenge),
    index('passkey_challenges_of').on(t.tenantId, t.userId),
    index('passkey_challenges_end').on(t.tenantId, t.expiresAt),
    sameTenant('passkey_challenges_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);
