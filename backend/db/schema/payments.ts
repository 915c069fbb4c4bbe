import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { PAYMENT_METHODS } from '#domain/investment/status.ts';
import { cents, id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { files } from './files.ts';
import { investments } from './investments.ts';
import { paymentAttempts } from './online-payments.ts';
import { users } from './users.ts';

const PAYMENT_STATES = ['PENDING', 'CONFIRMED', 'FAILED'] as const;

/** Money that came in, or is on its way, for one investment. */
export const payments = pgTable(
  'payments',
  {
    tenantId: tenantId(),
    id: id(),
    investmentId: uuid().notNull(),
    method: text({ enum: PAYMENT_METHODS }).notNull(),
    state: text({ enum: PAYMENT_STATES }).notNull(),
    amountCents: cents().notNull(),
    /** The provider's own name for it; unique per method, so that no notification counts twice. */
    providerReference: text(),
    /** The attempt that brought it; null for a transfer. */
    attemptId: uuid(),
    /** A part of another payment, which goes back while the rest of that stays. */
    partOf: uuid(),
    valueDate: date({ mode: 'string' }),
    confirmedBy: uuid(),
    confirmedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('payments_provider_reference_unique').on(t.tenantId, t.method, t.providerReference),
    index('payments_part').on(t.tenantId, t.partOf).where(sql`part_of is not null`),
    index('payments_investment').on(t.tenantId, t.investmentId),
    sameTenant('payments_investment', [t.tenantId, t.investmentId], [investments.tenantId, investments.id]),
    sameTenant('payments_attempt', [t.tenantId, t.attemptId], [paymentAttempts.tenantId, paymentAttempts.id]),
    sameTenant('payments_confirmer', [t.tenantId, t.confirmedBy], [users.tenantId, users.id]),
    check('payments_method', isOneOf('method', PAYMENT_METHODS)),
    check('payments_state', isOneOf('state', PAYMENT_STATES)),
    check('payments_amount', sql.raw('amount_cents > 0')),
  ],
);

/** Proofs of bank transfers; the newest of an investment counts. */
export const paymentProofs = pgTable(
  'payment_proofs',
  {
    tenantId: tenantId(),
    id: id(),
    investmentId: uuid().notNull(),
    fileId: uuid().notNull(),
    uploadedAt: moment().notNull(),
    rejectedAt: moment(),
    rejectedBy: uuid(),
    rejectedReason: text(),
    confirmedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('payment_proofs_investment').on(t.tenantId, t.investmentId, t.uploadedAt),
    sameTenant('payment_proofs_investment', [t.tenantId, t.investmentId], [investments.tenantId, investments.id]),
    sameTenant('payment_proofs_file', [t.tenantId, t.fileId], [files.tenantId, files.id]),
    sameTenant('payment_proofs_rejecter', [t.tenantId, t.rejectedBy], [users.tenantId, users.id]),
  ],
);

const REFUND_STATES = ['PENDING', 'DONE'] as const;

/** Money given back after a revocation or cancellation, by the way it came: at most one refund for each payment. */
export const refunds = pgTable(
  'refunds',
  {
    tenantId: tenantId(),
    id: id(),
    investmentId: uuid().notNull(),
    /** The payment that goes back; null where no payment row names the money. */
    paymentId: uuid(),
    /** By which way it goes back. */
    method: text({ enum: PAYMENT_METHODS }),
    /** Why the provider refused to send it: then a manager sends it by bank. */
    failure: text(),
    /** What the provider calls it, from when it has taken it; null where it was not asked or has answered nothing. */
    providerReference: text(),
    amountCents: cents().notNull(),
    state: text({ enum: REFUND_STATES }).notNull(),
    sentOn: date({ mode: 'string' }),
    bankReference: text(),
    settledBy: uuid(),
    settledAt: moment(),
    createdAt: moment().notNull(),
    /** The transfer of a file for the bank with which it goes or has gone. */
    transferId: text(),
    /** Why the bank sent such a transfer back. */
    bankFailure: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('refunds_payment_unique').on(t.tenantId, t.paymentId),
    index('refunds_investment').on(t.tenantId, t.investmentId),
    sameTenant('refunds_payment', [t.tenantId, t.paymentId], [payments.tenantId, payments.id]),
    index('refunds_state').on(t.tenantId, t.state, t.createdAt),
    sameTenant('refunds_investment', [t.tenantId, t.investmentId], [investments.tenantId, investments.id]),
    sameTenant('refunds_settler', [t.tenantId, t.settledBy], [users.tenantId, users.id]),
    check('refunds_state', isOneOf('state', REFUND_STATES)),
    check('refunds_amount', sql.raw('amount_cents > 0')),
  ],
);
