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
import type { ChangedOffer } from '#contract/changed-offer.ts';
import type { OfferTerms } from '#contract/offer-terms.ts';
import { CHANGE_STATES } from '#domain/issuance/offer-change.ts';
import { id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { investments } from './investments.ts';
import { issuances } from './issuances.ts';
import { users } from './users.ts';

/** A change of an offer that people stand behind. */
export const issuanceChanges = pgTable(
  'issuance_changes',
  {
    tenantId: tenantId(),
    id: id(),
    issuanceId: uuid().notNull(),
    number: integer().notNull(),
    state: text({ enum: CHANGE_STATES }).notNull(),
    /** Null, both: the information sheet alone changes. */
    termsBefore: jsonb().$type<OfferTerms>(),
    termsAfter: jsonb().$type<OfferTerms>(),
    explanation: jsonb().$type<{ es: string; en: string }>().notNull(),
    sheetNumber: integer(),
    proposedBy: uuid().notNull(),
    proposedAt: moment().notNull(),
    decidedBy: uuid(),
    decidedAt: moment(),
    /** The manager's, for the house. */
    reason: text(),
    material: boolean(),
    /** As it stood when it was approved. */
    differences: jsonb().$type<ChangedOffer['differences']>(),
    orders: integer().notNull().default(0),
    interests: integer().notNull().default(0),
    revocableUntil: moment(),
    toldAskedAt: moment(),
    toldDoneAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('issuance_changes_number').on(t.tenantId, t.issuanceId, t.number),
    uniqueIndex('issuance_changes_open').on(t.tenantId, t.issuanceId).where(sql`state = 'PROPOSED'`),
    index('issuance_changes_untold').on(t.tenantId).where(sql`told_asked_at is not null and told_done_at is null`),
    sameTenant('issuance_changes_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('issuance_changes_by', [t.tenantId, t.proposedBy], [users.tenantId, users.id]),
    sameTenant('issuance_changes_decided', [t.tenantId, t.decidedBy], [users.tenantId, users.id]),
    check('issuance_changes_state', isOneOf('state', CHANGE_STATES)),
  ],
);

/** An order or interest that a material change met; `toldAt`: when its person was written to. */
export const issuanceChangeOrders = pgTable(
  'issuance_change_orders',
  {
    tenantId: tenantId(),
    changeId: uuid().notNull(),
    investmentId: uuid().notNull(),
    userId: uuid().notNull(),
    toldAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.changeId, t.investmentId] }),
    index('issuance_change_orders_order').on(t.tenantId, t.investmentId),
    index('issuance_change_orders_untold').on(t.tenantId, t.changeId, t.userId).where(sql`told_at is null`),
    sameTenant(
      'issuance_change_orders_change',
      [t.tenantId, t.changeId],
      [issuanceChanges.tenantId, issuanceChanges.id],
    ),
    sameTenant('issuance_change_orders_order', [t.tenantId, t.investmentId], [investments.tenantId, investments.id]),
    sameTenant('issuance_change_orders_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);
