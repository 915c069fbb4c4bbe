import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { TRANSFER_STATES } from '#domain/payout/report-outcome.ts';
import { cents, id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { refunds } from './payments.ts';
import { payouts } from './payouts.ts';
import { statementRows } from './statements.ts';
import { users } from './users.ts';

/** A file of transfers for the bank, frozen. */
export const payoutFiles = pgTable(
  'payout_files',
  {
    tenantId: tenantId(),
    id: id(),
    /** Ours, in the file; the bank's report names it. */
    messageId: text().notNull(),
    executeOn: date({ mode: 'string' }).notNull(),
    transfers: integer().notNull(),
    totalCents: cents().notNull(),
    madeBy: uuid().notNull(),
    madeAt: moment().notNull(),
    reportId: text(),
    reportedAt: moment(),
  },
  (t) => [
    primaryKey({ name: 'payout_files_pk', columns: [t.tenantId, t.id] }),
    unique('payout_files_message').on(t.tenantId, t.messageId),
    index('payout_files_newest').on(t.tenantId, t.madeAt, t.id),
    sameTenant('payout_files_maker_fk', [t.tenantId, t.madeBy], [users.tenantId, users.id]),
    check('payout_files_amount', sql.raw('transfers > 0 and total_cents > 0')),
  ],
);

/** One transfer of a file: to whom and where, as it stood when the file was made, and what became of it. */
export const payoutTransfers = pgTable(
  'payout_transfers',
  {
    tenantId: tenantId(),
    endToEndId: text().notNull(),
    fileId: uuid().notNull(),
    /** What it pays: one of these. */
    payoutId: uuid(),
    refundId: uuid(),
    userId: uuid().notNull(),
    name: text().notNull(),
    iban: text().notNull(),
    bic: text(),
    amountCents: cents().notNull(),
    outcome: text({ enum: TRANSFER_STATES }).notNull().default('UNDER_WAY'),
    /** Reason codes of ISO 20022. */
    reasons: text().array().notNull().default(sql`'{}'`),
    /** The movement of the account with which it left. */
    statementRowId: uuid(),
    endedAt: moment(),
  },
  (t) => [
    primaryKey({ name: 'payout_transfers_pk', columns: [t.tenantId, t.endToEndId] }),
    uniqueIndex('payout_transfers_once').on(t.tenantId, t.payoutId).where(sql`outcome <> 'REJECTED'`),
    uniqueIndex('payout_transfers_refund_once').on(t.tenantId, t.refundId).where(sql`outcome <> 'REJECTED'`),
    index('payout_transfers_file').on(t.tenantId, t.fileId, t.endToEndId),
    sameTenant('payout_transfers_file_fk', [t.tenantId, t.fileId], [payoutFiles.tenantId, payoutFiles.id]),
    sameTenant('payout_transfers_payout_fk', [t.tenantId, t.payoutId], [payouts.tenantId, payouts.id]),
    sameTenant('payout_transfers_refund_fk', [t.tenantId, t.refundId], [refunds.tenantId, refunds.id]),
    sameTenant('payout_transfers_user_fk', [t.tenantId, t.userId], [users.tenantId, users.id]),
    sameTenant('payout_transfers_row_fk', [t.tenantId, t.statementRowId], [statementRows.tenantId, statementRows.id]),
    check('payout_transfers_amount', sql.raw('amount_cents > 0')),
    check('payout_transfers_of', sql.raw('(payout_id is null) <> (refund_id is null)')),
    check('payout_transfers_outcome', isOneOf('outcome', TRANSFER_STATES)),
    check('payout_transfers_left', sql.raw("outcome <> 'LEFT' or statement_row_id is not null")),
  ],
);
