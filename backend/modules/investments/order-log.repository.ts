import { sql } from 'drizzle-orm';
import { auditEntries } from '#backend/audit/history.repository.ts';
import type { Tx } from '#backend/db/transaction.ts';

const LINES = 100;

/** What the audit log knows of an order's money: refunds, payments, movements of a statement, changes of its amount. */
export function moneyEntries(tx: Tx, tenantId: string, investmentId: string, userId: string) {
  return auditEntries(
    tx,
    tenantId,
    sql`(log.subject_type = 'investment' and log.subject_id = ${investmentId}
        and split_part(log.action, '.', 1) in ('refund', 'payment', 'statement') and log.action <> 'refund.account_read')
      or log.action = 'investment.amount_changed' and log.subject_id = ${investmentId}
      or (log.subject_type = 'statement_row' and log.details->>'investment' = ${investmentId})`,
    { ownerId: userId, limit: LINES },
  );
}
