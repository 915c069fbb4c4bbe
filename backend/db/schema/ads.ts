import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { AD_ENDED_BY, AD_STATUSES, AD_TYPES } from '#domain/bulletin/ad.ts';
import { cents, id, isOneOf, moment, price, sameTenant, tenantId, tokenCount } from './columns.ts';
import { issuances } from './issuances.ts';
import { users } from './users.ts';

const isOpen = sql`status = 'OPEN'`;

/** Somebody's interest in selling or buying tokens. Those of an open one to sell are kept by a row of `token_holds`. */
export const ads = pgTable(
  'ads',
  {
    tenantId: tenantId(),
    id: id(),
    reference: text().notNull(),
    userId: uuid().notNull(),
    issuanceId: uuid().notNull(),
    type: text({ enum: AD_TYPES }).notNull(),
    status: text({ enum: AD_STATUSES }).notNull(),
    tokens: tokenCount().notNull(),
    price: price().notNull(),
    /** Tokens × price, kept for the filter. */
    amountCents: cents().notNull(),
    /** Counts its changes: a form of an older one is stale. */
    version: integer().notNull().default(1),
    publishedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    endedBy: text({ enum: AD_ENDED_BY }),
    /** Why a manager took it down. */
    reason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('ads_reference').on(t.tenantId, t.reference),
    index('ads_newest').on(t.tenantId, t.publishedAt, t.id),
    index('ads_open').on(t.tenantId, t.publishedAt, t.id).where(isOpen),
    index('ads_own').on(t.tenantId, t.userId, t.publishedAt, t.id),
    index('ads_due').on(t.tenantId, t.expiresAt, t.id).where(isOpen),
    index('ads_issuance').on(t.tenantId, t.issuanceId, t.userId).where(isOpen),
    sameTenant('ads_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('ads_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    check('ads_type', isOneOf('type', AD_TYPES)),
    check('ads_status', isOneOf('status', AD_STATUSES)),
    check('ads_ended_by', isOneOf('ended_by', AD_ENDED_BY)),
    check('ads_terms', sql.raw('tokens >= 1 and price > 0 and amount_cents >= 1')),
  ],
);

/** One who wrote to an ad. Its owner knows them by `number` alone. */
export const adContacts = pgTable(
  'ad_contacts',
  {
    tenantId: tenantId(),
    id: id(),
    adId: uuid().notNull(),
    userId: uuid().notNull(),
    number: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('ad_contacts_once').on(t.tenantId, t.adId, t.userId),
    unique('ad_contacts_number').on(t.tenantId, t.adId, t.number),
    index('ad_contacts_user').on(t.tenantId, t.userId),
    sameTenant('ad_contacts_ad', [t.tenantId, t.adId], [ads.tenantId, ads.id]),
    sameTenant('ad_contacts_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);

/** What was passed on between an ad's owner and one who wrote to it. */
export const adMessages = pgTable(
  'ad_messages',
  {
    tenantId: tenantId(),
    id: id(),
    contactId: uuid().notNull(),
    /** Who wrote it. */
    userId: uuid().notNull(),
    text: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('ad_messages_of').on(t.tenantId, t.contactId, t.at, t.id),
    index('ad_messages_user').on(t.tenantId, t.userId, t.at),
    sameTenant('ad_messages_contact', [t.tenantId, t.contactId], [adContacts.tenantId, adContacts.id]),
    sameTenant('ad_messages_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);
