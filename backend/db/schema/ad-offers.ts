import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { OFFER_STATUSES, SALE_PAYMENTS } from '#domain/bulletin/offer.ts';
import { adContacts, ads } from './ads.ts';
import { cents, id, isOneOf, moment, price, sameTenant, tenantId, tokenCount } from './columns.ts';
import { tokenTransfers } from './transfers.ts';
import { users } from './users.ts';

const isLive = sql`status in ('OPEN', 'ACCEPTED', 'AGREED')`;

/** What somebody offered on an ad, and what came of it. Tokens of an accepted one are kept by a row of `token_holds` (`SALE`, its id). */
export const adOffers = pgTable(
  'ad_offers',
  {
    tenantId: tenantId(),
    id: id(),
    adId: uuid().notNull(),
    /** The number by which the ad's owner knows who offers. */
    contactId: uuid().notNull(),
    userId: uuid().notNull(),
    status: text({ enum: OFFER_STATUSES }).notNull(),
    tokens: tokenCount().notNull(),
    price: price().notNull(),
    amountCents: cents().notNull(),
    madeAt: moment().notNull(),
    /** The last second in which who has the turn can act. */
    actBy: moment().notNull(),
    acceptedAt: moment(),
    /** When the second of both said yes. */
    agreedAt: moment(),
    payment: text({ enum: SALE_PAYMENTS }),
    endedAt: moment(),
    transferId: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('ad_offers_live').on(t.tenantId, t.adId, t.userId).where(isLive),
    index('ad_offers_of').on(t.tenantId, t.adId, t.madeAt, t.id),
    index('ad_offers_user').on(t.tenantId, t.userId, t.madeAt),
    index('ad_offers_due').on(t.tenantId, t.actBy, t.id).where(isLive),
    sameTenant('ad_offers_ad', [t.tenantId, t.adId], [ads.tenantId, ads.id]),
    sameTenant('ad_offers_contact', [t.tenantId, t.contactId], [adContacts.tenantId, adContacts.id]),
    sameTenant('ad_offers_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('ad_offers_transfer', [t.tenantId, t.transferId], [tokenTransfers.tenantId, tokenTransfers.id]),
    check('ad_offers_status', isOneOf('status', OFFER_STATUSES)),
    check('ad_offers_payment', isOneOf('payment', SALE_PAYMENTS)),
    check('ad_offers_terms', sql.raw('tokens >= 1 and price > 0 and amount_cents >= 1')),
  ],
);
