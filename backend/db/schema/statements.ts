import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { STATEMENT_FORMATS } from '#domain/statement/bank-statement.ts';
import { WAITING_REASONS } from '#domain/statement/match.ts';
import { ROW_RESOLUTIONS, ROW_STATES } from '#domain/statement/row-state.ts';
import { cents, id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { distributions } from './distributions.ts';
import { investments } from './investments.ts';
import { payments, refunds } from './payments.ts';
import { users } from './users.ts';

/** A bank statement that a manager has imported: the same file once. */
export const statementImports = pgTable(
  'statement_imports',
  {
    tenantId: tenantId(),
    id: id(),
    /** Of the file, hex. */
    sha256: text().notNull(),
    fileName: text().notNull(),
    format: text({ enum: STATEMENT_FORMATS }).notNull(),
    account: text().notNull(),
    currency: text().notNull(),
    fromDay: date({ mode: 'string' }).notNull(),
    toDay: date({ mode: 'string' }).notNull(),
    openingCents: cents().notNull(),
    closingCents: cents().notNull(),
    /** Movements in the file. */
    rowCount: integer().notNull(),
    /** Those of them that an earlier file had brought. */
    repeatedCount: integer().notNull().default(0),
    importedBy: uuid().notNull(),
    importedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('statement_imports_once').on(t.tenantId, t.sha256),
    index('statement_imports_newest').on(t.tenantId, t.importedAt, t.id),
    sameTenant('statement_imports_importer', [t.tenantId, t.importedBy], [users.tenantId, users.id]),
    check('statement_imports_format', isOneOf('format', STATEMENT_FORMATS)),
  ],
);

/** One movement of an account, once, in whichever file it comes. What waits (WAITING, HELD) lies in suspense, to the cent. */
export const statementRows = pgTable(
  'statement_rows',
  {
    tenantId: tenantId(),
    id: id(),
    importId: uuid().notNull(),
    /** When its file came, which orders the movements of a day. Kept by the database: never write it. */
    importedAt: moment().notNull().default(sql`now()`),
    /** Place in its file, from 0. */
    position: integer().notNull(),
    /** Hash of what makes it the same movement in every file (domain/statement/row-key.ts). */
    fingerprint: text().notNull(),
    bookedOn: date({ mode: 'string' }).notNull(),
    valueDate: date({ mode: 'string' }).notNull(),
    /** Above zero, of the tenant's currency. */
    amountCents: cents().notNull(),
    isCredit: boolean().notNull(),
    counterparty: text(),
    counterpartyIban: text(),
    text: text().notNull(),
    bankReference: text(),
    /** The bank says that it takes a booking back; why, by a reason code of ISO 20022. */
    isReversal: boolean().notNull().default(false),
    returnCode: text(),
    state: text({ enum: ROW_STATES }).notNull(),
    /** Why it waited. */
    reason: text({ enum: WAITING_REASONS }),
    /** The order that it names, or was assigned to. */
    investmentId: uuid(),
    /** The payment that a manager had confirmed by hand before the movement was seen. */
    paymentId: uuid(),
    /** Of a debit: the refund whose way out it was. */
    refundId: uuid(),
    /** The distribution that it funds. */
    distributionId: uuid(),
    resolution: text({ enum: ROW_RESOLUTIONS }),
    resolvedAt: moment(),
    /** Null where it went by itself. */
    resolvedBy: uuid(),
    /** What of it is given back: all of it, or what was too much. */
    returnedCents: cents(),
    sentOn: date({ mode: 'string' }),
    sentReference: text(),
    creditedUserId: uuid(),
    note: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('statement_rows_once').on(t.tenantId, t.fingerprint),
    unique('statement_rows_payment_once').on(t.tenantId, t.paymentId),
    unique('statement_rows_refund_once').on(t.tenantId, t.refundId),
    index('statement_rows_import').on(t.tenantId, t.importId, t.position),
    index('statement_rows_queue')
      .on(t.tenantId, t.bookedOn, t.importedAt, t.position, t.id)
      .where(sql`state in ('WAITING', 'HELD')`),
    index('statement_rows_booked').on(t.tenantId, t.bookedOn, t.importedAt, t.position, t.id),
    index('statement_rows_investment').on(t.tenantId, t.investmentId).where(sql`investment_id is not null`),
    index('statement_rows_distribution').on(t.tenantId, t.distributionId).where(sql`distribution_id is not null`),
    sameTenant('statement_rows_import', [t.tenantId, t.importId], [statementImports.tenantId, statementImports.id]),
    sameTenant('statement_rows_investment', [t.tenantId, t.investmentId], [investments.tenantId, investments.id]),
    sameTenant('statement_rows_payment', [t.tenantId, t.paymentId], [payments.tenantId, payments.id]),
    sameTenant('statement_rows_refund', [t.tenantId, t.refundId], [refunds.tenantId, refunds.id]),
    sameTenant(
      'statement_rows_distribution',
      [t.tenantId, t.distributionId],
      [distributions.tenantId, distributions.id],
    ),
    sameTenant('statement_rows_resolver', [t.tenantId, t.resolvedBy], [users.tenantId, users.id]),
    sameTenant('statement_rows_credited', [t.tenantId, t.creditedUserId], [users.tenantId, users.id]),
    check('statement_rows_amount', sql.raw('amount_cents > 0')),
    check('statement_rows_state', isOneOf('state', ROW_STATES)),
    check('statement_rows_reason', isOneOf('reason', WAITING_REASONS)),
    check('statement_rows_resolution', isOneOf('resolution', ROW_RESOLUTIONS)),
    check('statement_rows_ether', sql.raw("resolution <> 'ether' or (not is_credit and state = 'RESOLVED')")),
  ],
);

/** What a movement that was split has paid of each of its orders, in cents. */
export const statementParts = pgTable(
  'statement_parts',
  {
    tenantId: tenantId(),
    rowId: uuid().notNull(),
    investmentId: uuid().notNull(),
    amountCents: cents().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.rowId, t.investmentId] }),
    index('statement_parts_order').on(t.tenantId, t.investmentId),
    sameTenant('statement_parts_row', [t.tenantId, t.rowId], [statementRows.tenantId, statementRows.id]),
    sameTenant('statement_parts_investment', [t.tenantId, t.investmentId], [investments.tenantId, investments.id]),
    check('statement_parts_amount', sql.raw('amount_cents > 0')),
  ],
);
