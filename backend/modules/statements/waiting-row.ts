import type { Tx } from '#backend/db/transaction.ts';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { isWaiting } from '#domain/statement/row-state.ts';
import { lockRow, type RowRecord } from './statements.repository.ts';

/**
 * A movement that waits, locked. Throws Refusal 404, or 409 `statement.row_resolved` where somebody was faster; 409 `statement.other_way`
 * where it goes the other way than what is asked for.
 */
export async function lockWaiting(tx: Tx, id: string, way: 'credit' | 'debit' | 'any' = 'credit'): Promise<RowRecord> {
  const row = await lockRow(tx, id);
  if (!row) throw notFound();
  if (!isWaiting(row.state)) throw new Refusal(409, 'statement.row_resolved');
  if (way !== 'any' && row.isCredit !== (way === 'credit')) throw new Refusal(409, 'statement.other_way');
  return row;
}
