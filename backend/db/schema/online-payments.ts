import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { PAYMENT_METHODS } from '#domain/investment/status.ts';
import { cents, id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { investments } from './investments.ts';
import { users } from './users.ts';

/** `REPLACED`: the investor chose again, or gave it up in order to. */
const ATTEMPT_STATES = ['OPEN', 'PAID', 'REFUSED', 'EXPIRED', 'REPLACED'] as const;
/** Who brings the money: Redsys for card terminal and Bizum, a card provider with hosted pages, an EVM chain. */
const PAYMENT_PROVIDERS = ['redsys', 'card', 'chain'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

/** One attempt to pay an order by a provider: what was asked, and what became of it. At most one is open per investment. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    tenantId: tenantId(),
    id: id(),
    investmentId: uuid().notNull(),
    method: text({ enum: PAYMENT_METHODS }).notNull(),
    provider: text({ enum: PAYMENT_PROVIDERS }).notNull(),
    /** What the provider calls it by: order number, checkout session, address. */
    reference: text().notNull(),
    state: text({ enum: ATTEMPT_STATES }).notNull(),
    amountCents: cents().notNull(),
    currency: text().notNull(),
    /** The provider's own facts: a quote, a hosted page. Never a secret. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    expiresAt: moment().notNull(),
    /** When the balance of its deposit address was last held beside the books; null for other providers. */
    balanceLookedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('payment_attempts_reference_unique').on(t.tenantId, t.provider, t.reference),
    uniqueIndex('payment_attempts_one_open').on(t.tenantId, t.investmentId).where(sql`state = 'OPEN'`),
    index('payment_attempts_investment').on(t.tenantId, t.investmentId, t.createdAt),
    index('payment_attempts_balances').on(t.tenantId, t.updatedAt).where(sql`provider = 'chain'`),
    sameTenant('payment_attempts_investment', [t.tenantId, t.investmentId], [investments.tenantId, investments.id]),
    check('payment_attempts_state', isOneOf('state', ATTEMPT_STATES)),
    check('payment_attempts_amount', sql.raw('amount_cents > 0')),
  ],
);

/** `LATE`: the money belongs to no live order and goes back. `QUARANTINED`: a manager has to look. */
const NOTICE_OUTCOMES = ['APPLIED', 'IGNORED', 'LATE', 'QUARANTINED'] as const;

/** `returned`: money went back to the payer, or is claimed back. */
const NOTICE_RESULTS = ['paid', 'refused', 'returned'] as const;

/** Every notice of a provider, once: its id is the provider's own. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    tenantId: tenantId(),
    id: id(),
    provider: text({ enum: PAYMENT_PROVIDERS }).notNull(),
    eventId: text().notNull(),
    attemptId: uuid(),
    result: text({ enum: NOTICE_RESULTS }).notNull(),
    outcome: text({ enum: NOTICE_OUTCOMES }).notNull(),
    reason: text(),
    amountCents: cents(),
    payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    receivedAt: moment().notNull(),
    resolvedAt: moment(),
    resolvedBy: uuid(),
    resolution: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('payment_notices_once').on(t.tenantId, t.provider, t.eventId),
    sameTenant('payment_notices_attempt', [t.tenantId, t.attemptId], [paymentAttempts.tenantId, paymentAttempts.id]),
    sameTenant('payment_notices_resolver', [t.tenantId, t.resolvedBy], [users.tenantId, users.id]),
    check('payment_notices_outcome', isOneOf('outcome', NOTICE_OUTCOMES)),
  ],
);
