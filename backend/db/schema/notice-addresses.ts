import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { NOTICE_STATES } from '#domain/issuance/notice-address.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { issuances } from './issuances.ts';
import { tenants } from './tenants.ts';

/** Addresses that are mailed of the questions about a project, once they have said yes. */
export const issuanceNoticeAddresses = pgTable(
  'issuance_notice_addresses',
  {
    tenantId: tenantId().references(() => tenants.id),
    id: id(),
    issuanceId: uuid().notNull(),
    /** In the issuer's list, from 0. */
    position: integer().notNull(),
    /** In small letters. */
    address: text().notNull(),
    /** Of whoever gave it, until it says yes in another. */
    lang: text({ enum: LANGUAGES }).notNull(),
    state: text({ enum: NOTICE_STATES }).notNull(),
    /** False: the issuer took it away, and it is known only as one that wants no more. */
    listed: boolean().notNull().default(true),
    askedAt: moment().notNull(),
    /** The first yes. */
    confirmedAt: moment(),
    leftAt: moment(),
  },
  (t) => [
    primaryKey({ name: 'issuance_notice_addresses_pk', columns: [t.tenantId, t.id] }),
    unique('issuance_notice_addresses_once').on(t.tenantId, t.issuanceId, t.address),
    sameTenant('issuance_notice_addresses_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    check('issuance_notice_addresses_state', isOneOf('state', NOTICE_STATES)),
    check('issuance_notice_addresses_yes', sql`state <> 'CONFIRMED' or confirmed_at is not null`),
    check('issuance_notice_addresses_left', sql`(state = 'LEFT') = (left_at is not null)`),
    check('issuance_notice_addresses_unlisted', sql`listed or state = 'LEFT'`),
    check('issuance_notice_addresses_folded', sql`address = lower(address) and length(address) <= 254`),
    check('issuance_notice_addresses_lang', isOneOf('lang', LANGUAGES)),
  ],
);

/** The links that were mailed to an address, hashed: each leads to the one page where it says yes or no. */
export const issuanceNoticeLinks = pgTable(
  'issuance_notice_links',
  {
    tenantId: tenantId(),
    tokenHash: text().notNull(),
    addressId: uuid().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'issuance_notice_links_pk', columns: [t.tenantId, t.tokenHash] }),
    index('issuance_notice_links_address').on(t.tenantId, t.addressId),
    sameTenant(
      'issuance_notice_links_address',
      [t.tenantId, t.addressId],
      [issuanceNoticeAddresses.tenantId, issuanceNoticeAddresses.id],
    ),
  ],
);
