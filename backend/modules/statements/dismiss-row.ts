import { serve } from '#backend/http/serve.ts';
import { bankAccount } from '#backend/ledger/accounts.ts';
import { dismissStatementRow } from '#contract/statement-ways.ts';
import { rowAnswer } from './present-row.ts';
import { updateRows } from './statements.repository.ts';
import { takeFromSuspense } from './suspense.ts';
import { lockWaiting } from './waiting-row.ts';

/**
 * The same money is in the books already: what the statement added is taken out again. A debit has nothing to do with an order: it added nothing. 409 `statement.row_resolved`.
 */
export const dismissStatementRowRoute = serve(dismissStatementRow, async (call, { params, body }) => {
  const { tx, user, now } = call;
  const row = await lockWaiting(tx, params.id, 'any');
  if (row.isCredit) await takeFromSuspense(call, row, 'statement.dismissed', await bankAccount(call));
  await updateRows(tx, [row.id], {
    state: 'RESOLVED',
    resolution: 'dismissed',
    resolvedAt: now,
    resolvedBy: user.id,
    note: body.note,
  });
  await call.audit('statement.dismissed', {
    subject: { type: 'statement_row', id: row.id },
    details: { cents: row.amountCents.toString(), note: body.note },
  });
  return rowAnswer(call, row.id);
});
