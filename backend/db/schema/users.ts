import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ROLES } from '#domain/access/roles.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { KYC_STATUSES, REJECTION_REASONS, USER_STATUSES } from '#domain/user/status.ts';
import { id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { tenants } from './tenants.ts';

/** A person on one tenant. */
export const users = pgTable(
  'users',
  {
    tenantId: tenantId().references(() => tenants.id),
    id: id(),
    /** Lower case. */
    email: text().notNull(),
    /** An address of theirs that takes no mail, and since when: it says something for as long as it is their address. */
    deadEmail: text(),
    deadEmailAt: moment(),
    username: text().notNull(),
    /** argon2id; null: signs in by Google or has yet to choose one. */
    passwordHash: text(),
    /** Two people registered this address before it was verified: whoever proves the mailbox chooses a new password. */
    passwordContested: boolean().notNull().default(false),
    emailVerifiedAt: moment(),
    status: text({ enum: USER_STATUSES }).notNull().default('PENDING'),
    /** Of the newest identity check; null: none. Kept by the database: never write it. */
    kycStatus: text({ enum: KYC_STATUSES }),
    rejectionReason: text({ enum: REJECTION_REASONS }),
    /** Primary role: its area is where a sign-in lands. */
    role: text({ enum: ROLES }).notNull().default('USER'),
    roles: text({ enum: ROLES }).array().notNull().default(['USER']),
    /** Whether they have a role besides an investor's plain one. */
    moreThanInvestor: boolean().notNull().generatedAlwaysAs(sql`roles <> '{USER}'::text[]`),
    /** A manager shows pre-campaign projects to them. */
    seesPreCampaign: boolean().notNull().default(false),
    /** Language of the mails to this person. */
    lang: text({ enum: LANGUAGES }).notNull().default('es'),
    referralCode: text(),
    referrerUserId: uuid(),
    /** What they write on a transfer to their balance. Made by the database. */
    wireReference: text().notNull().default(sql`lonja_wire_reference()`),
    profileImageFileId: uuid(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    lastLoginAt: moment(),
    deletedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('users_email_unique').on(t.tenantId, t.email),
    unique('users_wire_reference_unique').on(t.tenantId, t.wireReference),
    unique('users_referral_code_unique').on(t.tenantId, t.referralCode),
    sameTenant('users_referrer', [t.tenantId, t.referrerUserId], [t.tenantId, t.id]),
    check('users_email_lower', sql.raw('email = lower(email)')),
    check('users_status', isOneOf('status', USER_STATUSES)),
    check('users_role', isOneOf('role', ROLES)),
    check('users_role_held', sql.raw('role = any(roles)')),
    check('users_lang', isOneOf('lang', LANGUAGES)),
    index('users_created').on(t.tenantId, t.createdAt, t.id),
    index('users_referrer')
      .on(t.tenantId, t.referrerUserId, t.createdAt, t.id)
      .where(sql`referrer_user_id is not null and deleted_at is null`),
    index('users_kyc_status').on(t.tenantId, t.kycStatus, t.createdAt, t.id),
    index('users_of_other_roles').on(t.tenantId, t.createdAt, t.id).where(sql`more_than_investor`),
  ],
);

/** A blockchain address that belongs to a person. */
export const wallets = pgTable(
  'wallets',
  {
    tenantId: tenantId(),
    id: id(),
    userId: uuid().notNull(),
    /** `0x` and 40 hex characters. */
    address: text().notNull(),
    createdAt: moment().notNull(),
    /** When its person proved by a signature that it is theirs; null: of before anybody was asked. */
    provedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('wallets_address_unique').on(t.tenantId, t.address),
    sameTenant('wallets_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    check('wallets_address', sql.raw("address ~ '^0x[0-9a-fA-F]{40}$'")),
  ],
);
