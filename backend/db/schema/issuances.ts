import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ProjectSection } from '#domain/issuance/project-sections.ts';
import { ISSUANCE_STATUSES, MINTING_STRATEGIES, OVERSUBSCRIPTIONS, PRODUCT_TYPES } from '#domain/issuance/status.ts';
import type { Localized } from '#domain/tenant/language.ts';
import { id, isOneOf, localizedColumn, moment, price, sameTenant, tenantId, tokenCount } from './columns.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

/** Cleaned HTML of the issuer, per section. */
interface IssuanceSections {
  description: Localized;
  product: Localized;
  market: Localized;
  competitors: Localized;
  business_model: Localized;
  projections: Localized;
}

/** A labelled figure of the offer. */
interface TermFigure {
  label: Localized;
  value: Localized;
}

/** An investment project together with the token that it sells. */
export const issuances = pgTable(
  'issuances',
  {
    tenantId: tenantId().references(() => tenants.id),
    id: id(),
    slug: text().notNull(),
    /** Identifier in the issuer's own systems. */
    clientUuid: text(),
    status: text({ enum: ISSUANCE_STATUSES }).notNull().default('DRAFT'),
    /** The entrepreneur; a person of this tenant. */
    issuerUserId: uuid().notNull(),
    issuerName: text().notNull(),
    issuerCity: text().notNull().default(''),
    issuerTaxNumber: text(),
    issuerWebsite: text().notNull().default(''),
    issuerRegisterPlace: text().notNull().default(''),
    issuerRegisterVolume: text().notNull().default(''),
    issuerRegisterFolio: text().notNull().default(''),
    issuerRegisterSheet: text().notNull().default(''),
    title: localizedColumn(),
    /** Place in lists: open campaigns by their end, then what comes next, then what is over. */
    listPlace: bigint({ mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(sql`lonja_issuance_place(status, campaign_ends_at)`),
    /** Under 50 characters (specification, section 5). */
    slogan: localizedColumn(),
    shortDescription: localizedColumn(),
    headlineReturn: localizedColumn(),
    sections: jsonb().$type<IssuanceSections>().notNull(),
    terms: jsonb().$type<TermFigure[]>().notNull().default([]),
    risks: jsonb().$type<Localized[]>().notNull().default([]),
    /** Facts of the offer for arithmetic, by product: decimals as strings. */
    finance: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    /** Contract wording of the issuer; null: the default one. */
    contractTemplate: jsonb().$type<unknown>(),
    introVideo: jsonb().$type<{ provider: 'youtube' | 'vimeo'; id: string }>(),
    sector: text().notNull(),
    productType: text({ enum: PRODUCT_TYPES }).notNull(),
    location: text().notNull().default(''),
    coverUrl: text().notNull().default(''),
    coverRasterUrl: text().notNull().default(''),
    logoUrl: text().notNull().default(''),
    images: jsonb().$type<{ url: string; alt: Localized }[]>().notNull().default([]),
    tokenName: text().notNull(),
    tokenSymbol: text().notNull(),
    /** Last day of the token's life, as the tenant's calendar has it; null: it has no end. */
    tokenExpiresOn: date({ mode: 'string' }),
    price: price().notNull(),
    tokensForSale: tokenCount().notNull(),
    /** Held by confirmed orders. Kept by the trigger `investments_tokens_taken` alone: never write it. */
    tokensTaken: tokenCount().notNull().default(0),
    /** What happens to orders beyond the tokens for sale; stays once there are orders. */
    oversubscription: text({ enum: OVERSUBSCRIPTIONS }).notNull().default('FIRST_COME'),
    /** Asked for by confirmed orders that hold no token yet. Kept by the same trigger. */
    tokensRequested: tokenCount().notNull().default(0),
    /** Offered to places of the waiting list, and places that wait. Kept by the trigger `waiting_places_counted` alone. */
    tokensHeld: tokenCount().notNull().default(0),
    placesWaiting: tokenCount().notNull().default(0),
    /** When it was decided how many tokens each request gets. */
    allottedAt: moment(),
    minTokens: tokenCount().notNull(),
    maxTokens: tokenCount().notNull(),
    softCapTokens: tokenCount().notNull().default(0),
    mintingStrategy: text({ enum: MINTING_STRATEGIES }).notNull().default('MANUAL'),
    campaignStartsAt: moment(),
    campaignEndsAt: moment(),
    /** How many days the campaign is meant to last; asked only while one of its dates is open. */
    campaignDays: integer(),
    /** When it was closed in fact. */
    closedAt: moment(),
    /** What an investor saw (price, fee, phase): raised by every change of it. */
    termsVersion: integer().notNull().default(1),
    /** Offer stopped by the manager, at most 30 days; null: not. */
    suspendedUntil: moment(),
    /** Of a debt: when a manager declared that it is in default, and why. It stays. */
    defaultDeclaredAt: moment(),
    defaultDeclaredBy: uuid(),
    defaultReason: text(),
    /** Approval of the record-keeping body (module `erir`). */
    erirReference: text(),
    erirRecordedBy: uuid(),
    erirRecordedAt: moment(),
    /** How often each section of the editor was saved, plus one; absent: never. */
    sectionVersions: jsonb().$type<Partial<Record<ProjectSection, number>>>().notNull().default({}),
    /** The last saving of a section. */
    editedAt: moment(),
    editedBy: uuid(),
    publishedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('issuances_slug_unique').on(t.tenantId, t.slug),
    index('issuances_status').on(t.tenantId, t.status),
    index('issuances_place').on(t.tenantId, t.listPlace, t.id),
    index('issuances_by_close').on(
      t.tenantId,
      sql`coalesce(case when status = 'CLOSED' then closed_at end, campaign_ends_at, 'infinity')`,
      t.id,
    ),
    index('issuances_by_close_latest').on(
      t.tenantId,
      sql`coalesce(case when status = 'CLOSED' then closed_at end, campaign_ends_at, '-infinity')`,
      t.id,
    ),
    index('issuances_by_creation').on(t.tenantId, t.createdAt, t.id),
    index('issuances_by_symbol').on(t.tenantId, t.tokenSymbol, t.id),
    index('issuances_by_supply').on(t.tenantId, t.tokensForSale, t.id),
    index('issuances_issuer').on(t.tenantId, t.issuerUserId),
    sameTenant('issuances_issuer', [t.tenantId, t.issuerUserId], [users.tenantId, users.id]),
    sameTenant('issuances_editor', [t.tenantId, t.editedBy], [users.tenantId, users.id]),
    sameTenant('issuances_erir', [t.tenantId, t.erirRecordedBy], [users.tenantId, users.id]),
    sameTenant('issuances_defaulter', [t.tenantId, t.defaultDeclaredBy], [users.tenantId, users.id]),
    check('issuances_status', isOneOf('status', ISSUANCE_STATUSES)),
    check('issuances_minting', isOneOf('minting_strategy', MINTING_STRATEGIES)),
    check('issuances_product', isOneOf('product_type', PRODUCT_TYPES)),
    check('issuances_price', sql.raw('price > 0')),
    check('issuances_not_oversold', sql.raw('tokens_taken between 0 and tokens_for_sale')),
    check('issuances_oversubscription', isOneOf('oversubscription', OVERSUBSCRIPTIONS)),
    check(
      'issuances_not_overheld',
      sql.raw('tokens_held >= 0 and places_waiting >= 0 and tokens_taken + tokens_held <= tokens_for_sale'),
    ),
    check('issuances_not_overasked', sql.raw('tokens_requested between 0 and tokens_for_sale * 3')),
    check('issuances_allotted', sql.raw("allotted_at is null or oversubscription = 'PRO_RATA'")),
    check('issuances_order_size', sql.raw('min_tokens >= 1 and max_tokens >= min_tokens')),
    check('issuances_soft_cap', sql.raw('soft_cap_tokens between 0 and tokens_for_sale')),
    check('issuances_campaign', sql.raw('campaign_ends_at > campaign_starts_at')),
    check('issuances_campaign_days', sql.raw('campaign_days between 1 and 1000')),
    check(
      'issuances_default',
      sql.raw('num_nulls(default_declared_at, default_declared_by, default_reason) in (0, 3)'),
    ),
    check('issuances_slug', sql.raw("slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'")),
  ],
);

/** Every address that a project has ever had: it leads to it for ever. Written by the trigger `issuance_keeps_slug` alone. */
export const issuanceSlugs = pgTable(
  'issuance_slugs',
  {
    tenantId: tenantId(),
    slug: text().notNull(),
    issuanceId: uuid().notNull(),
  },
  (t) => [
    primaryKey({ name: 'issuance_slugs_pk', columns: [t.tenantId, t.slug] }),
    sameTenant('issuance_slugs_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]).onDelete(
      'cascade',
    ),
  ],
);

/** Every change of phase, oldest first; `from` null is the making. */
export const issuanceStatusHistory = pgTable(
  'issuance_status_history',
  {
    tenantId: tenantId(),
    id: id(),
    issuanceId: uuid().notNull(),
    fromStatus: text({ enum: ISSUANCE_STATUSES }),
    toStatus: text({ enum: ISSUANCE_STATUSES }).notNull(),
    byUserId: uuid(),
    note: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('issuance_status_history_issuance').on(t.tenantId, t.issuanceId, t.createdAt),
    sameTenant('issuance_history_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('issuance_history_user', [t.tenantId, t.byUserId], [users.tenantId, users.id]),
    check('issuance_history_to', isOneOf('to_status', ISSUANCE_STATUSES)),
  ],
);

/** Value of an issuance's token at a moment: the line of a portfolio over time. */
export const issuancePrices = pgTable(
  'issuance_prices',
  {
    tenantId: tenantId(),
    issuanceId: uuid().notNull(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    price: price().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.issuanceId, t.at] }),
    sameTenant('issuance_prices_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    check('issuance_prices_price', sql.raw('price >= 0')),
  ],
);

/** Declared demand before the campaign is a reservation; this is only "tell me of news". */
export const issuanceFollows = pgTable(
  'issuance_follows',
  {
    tenantId: tenantId(),
    issuanceId: uuid().notNull(),
    userId: uuid().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.issuanceId, t.userId] }),
    index('issuance_follows_user').on(t.tenantId, t.userId),
    sameTenant('issuance_follows_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('issuance_follows_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);
