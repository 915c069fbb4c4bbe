import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { HELD_REASONS } from '#domain/earning/payable.ts';
import { CLAIM_TARGETS, EARNING_STATUSES } from '#domain/earning/status.ts';
import { LEGAL_TYPES } from '#domain/user/status.ts';
import { cents, id, isOneOf, moment, sameTenant, tenantId, tokenCount } from './columns.ts';
import { distributions } from './distributions.ts';
import { issuances } from './issuances.ts';
import { users } from './users.ts';

/** One holder's part of one distribution: shared out when it is proposed, paid by its run, claimed by the holder. */
export const earnings = pgTable(
  'earnings',
  {
    tenantId: tenantId(),
    id: id(),
    distributionId: uuid().notNull(),
    issuanceId: uuid().notNull(),
    userId: uuid().notNull(),
    /** Held at the record date. */
    tokens: tokenCount().notNull(),
    incomeCents: cents().notNull(),
    gainCents: cents().notNull(),
    returnCents: cents().notNull(),
    grossCents: cents().notNull().generatedAlwaysAs(sql`income_cents + gain_cents + return_cents`),
    /** Cents that the largest remainder gave, of the three together. */
    extraCents: smallint().notNull().default(0),
    /** Of income and gain; what they lived and were when it was worked out, and the rule that says so. */
    rateBasisPoints: integer().notNull(),
    residence: text(),
    legalType: text({ enum: LEGAL_TYPES }),
    rateSource: text().notNull(),
    withheldCents: cents().notNull(),
    netCents: cents().notNull(),
    status: text({ enum: EARNING_STATUSES }).notNull(),
    /** Why it could not be paid, when they were last looked at. */
    heldReason: text({ enum: HELD_REASONS }),
    /** 1: cannot be paid as its holder stood when they were last looked at. */
    held: smallint()
      .notNull()
      .generatedAlwaysAs(sql`case when status = 'PENDING' and held_reason is not null then 1 else 0 end`),
    distributedAt: moment().notNull(),
    executedAt: moment(),
    claimedAt: moment(),
    processedAt: moment(),
    deliveredAt: moment(),
    claimedTo: text({ enum: CLAIM_TARGETS }),
    payoutId: uuid(),
    /** When the holder was written to. */
    toldAt: moment(),
  },
  (t) => [
    primaryKey({ name: 'earnings_pk', columns: [t.tenantId, t.id] }),
    unique('earnings_once').on(t.tenantId, t.distributionId, t.userId),
    index('earnings_by_tokens').on(t.tenantId, t.distributionId, t.tokens, t.userId),
    index('earnings_by_held').on(t.tenantId, t.distributionId, t.held, t.tokens, t.userId),
    index('earnings_by_net').on(t.tenantId, t.distributionId, t.netCents, t.userId),
    index('earnings_pending').on(t.tenantId, t.distributionId, t.userId).where(sql`status = 'PENDING'`),
    index('earnings_untold')
      .on(t.tenantId, t.distributionId, t.userId)
      .where(sql`executed_at is not null and told_at is null`),
    index('earnings_of_person').on(t.tenantId, t.userId, t.distributedAt, t.id),
    index('earnings_newest').on(t.tenantId, t.distributedAt, t.id),
    index('earnings_of_issuance').on(t.tenantId, t.issuanceId, t.distributedAt, t.id),
    sameTenant('earnings_distribution', [t.tenantId, t.distributionId], [distributions.tenantId, distributions.id]),
    sameTenant('earnings_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('earnings_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
    check('earnings_status', isOneOf('status', EARNING_STATUSES)),
    check('earnings_claimed_to', isOneOf('claimed_to', CLAIM_TARGETS)),
    check('earnings_net', sql.raw('net_cents + withheld_cents = income_cents + gain_cents + return_cents')),
  ],
);
