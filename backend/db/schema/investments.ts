import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { INVESTMENT_STATUSES, PAYMENT_METHODS } from '#domain/investment/status.ts';
import { ACTORS, FINISHED_STATUSES } from '#domain/investment/transitions.ts';
import { cents, id, isOneOf, moment, price, sameTenant, tenantId, tokenCount } from './columns.ts';
import { issuances } from './issuances.ts';
import { users } from './users.ts';

/** What a person was shown and typed above the threshold of ECSPR 21(7). */
export interface WarningEvidence {
  threshold_cents: string;
  consent: true;
  typed: string;
  at: string;
}

/** One investor's order on one issuance, from RESERVED to CLOSED. */
export const investments = pgTable(
  'investments',
  {
    tenantId: tenantId(),
    id: id(),
    /** ORD-XXXX-XX. */
    reference: text().notNull(),
    userId: uuid().notNull(),
    issuanceId: uuid().notNull(),
    status: text({ enum: INVESTMENT_STATUSES }).notNull(),
    tokens: tokenCount().notNull(),
    /** Confirmed on a pro rata offer and not allotted yet: it asks for `tokens` and holds none. */
    isRequest: boolean().notNull().default(false),
    /** What the allotment gives it; from then on. */
    allottedTokens: tokenCount(),
    /** What it asked for before it shrank to its allotment. */
    requestedTokens: tokenCount(),
    price: price().notNull(),
    amountCents: cents().notNull(),
    feeCents: cents().notNull().default(sql`0`),
    /** Balance that is or was applied. */
    balanceCents: cents().notNull().default(sql`0`),
    method: text({ enum: PAYMENT_METHODS }),
    wireReference: text(),
    termsVersion: integer().notNull(),
    /** Version of the key investment information sheet that was seen; null: there was none. Written by the triggers `investments_sheet_*` alone. */
    sheetNumber: integer(),
    referralCode: text(),
    /** Both risk boxes were ticked. */
    risksAcceptedAt: moment(),
    warning: jsonb().$type<WarningEvidence>(),
    acceptedAt: moment(),
    chargedAt: moment(),
    signedAt: moment(),
    mintedAt: moment(),
    canceledAt: moment(),
    /** Null before the order is confirmed and for sophisticated investors. */
    reflectionEndsAt: moment(),
    /** An unpaid order dies then. */
    expiresAt: moment(),
    /** When the investor was told that it is about to. */
    remindedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('investments_reference_unique').on(t.tenantId, t.reference),
    unique('investments_wire_reference_unique').on(t.tenantId, t.wireReference),
    uniqueIndex('investments_one_active')
      .on(t.tenantId, t.issuanceId, t.userId)
      .where(sql.raw(`status not in (${FINISHED_STATUSES.map((status) => `'${status}'`).join(', ')})`)),
    index('investments_user').on(t.tenantId, t.userId, t.createdAt, t.id),
    index('investments_issuance').on(t.tenantId, t.issuanceId, t.status, t.id),
    index('investments_requests').on(t.tenantId, t.issuanceId).where(sql`is_request`),
    index('investments_of_issuance').on(t.tenantId, t.issuanceId, t.createdAt, t.id),
    index('investments_minted').on(t.tenantId, t.issuanceId, t.mintedAt, t.id).where(sql`minted_at is not null`),
    index('investments_status').on(t.tenantId, t.status, t.createdAt, t.id),
    index('investments_created').on(t.tenantId, t.createdAt, t.id),
    index('investments_amount').on(t.tenantId, t.amountCents, t.id),
    index('investments_tokens').on(t.tenantId, t.tokens, t.id),
    index('investments_expiry').on(t.tenantId, t.expiresAt).where(sql`expires_at is not null`),
    sameTenant('investments_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('investments_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    check('investments_status', isOneOf('status', INVESTMENT_STATUSES)),
    check('investments_method', isOneOf('method', PAYMENT_METHODS)),
    check('investments_tokens', sql.raw('tokens >= 1')),
    check('investments_allotted', sql.raw('allotted_tokens between 0 and coalesce(requested_tokens, tokens)')),
    check('investments_price', sql.raw('price > 0')),
    check(
      'investments_money',
      sql.raw('amount_cents >= 0 and fee_cents >= 0 and balance_cents between 0 and amount_cents + fee_cents'),
    ),
  ],
);

/** What happened to an investment, oldest first. Rows are never changed. */
export const investmentEvents = pgTable(
  'investment_events',
  {
    tenantId: tenantId(),
    id: id(),
    investmentId: uuid().notNull(),
    status: text({ enum: INVESTMENT_STATUSES }).notNull(),
    by: text({ enum: ACTORS }).notNull(),
    byUserId: uuid(),
    note: text(),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('investment_events_investment').on(t.tenantId, t.investmentId, t.at),
    sameTenant('investment_events_investment', [t.tenantId, t.investmentId], [investments.tenantId, investments.id]),
    sameTenant('investment_events_user', [t.tenantId, t.byUserId], [users.tenantId, users.id]),
    check('investment_events_status', isOneOf('status', INVESTMENT_STATUSES)),
    check('investment_events_by', isOneOf('by', ACTORS)),
  ],
);
