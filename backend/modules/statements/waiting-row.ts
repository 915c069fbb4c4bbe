import type { Tx } from '#backend/db/transaction.ts';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { isWaiting } from '#domain/statement/row-state.ts';
import { lockRow, type RowRecord } from './statements.repository.ts';

/** A movement that waits, locked. Throws Refusal 404, or 409 `statement.row_resolved` where somebody was faster. */
export async function lockWaiting(tx: Tx, id: string): Promise<RowRecord> {
  const row = await lockRow(tx, id);
  if (!row) throw notFound();
  if (!isWaiting(row.state)) throw new Refusal(409, 'statement.row_resolved');
  return row;
}
