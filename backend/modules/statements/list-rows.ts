import { serve } from '#backend/http/serve.ts';
import { listStatementRows } from '#contract/statements.ts';
import { moneyText } from '#domain/money/money.ts';
import { rowsPage, waitingRows } from './joined-rows.repository.ts';
import { rowWire } from './row-wire.ts';

/** Movements by view, reason, import or words; the queue is the view `waiting`. */
export const listStatementRowsRoute = serve(listStatementRows, async (call, { query }) => {
  const { rows, total } = await rowsPage(call.tx, query, query.page, query.per_page);
  const waiting = await waitingRows(call.tx);
  const data = [];
  for (const row of rows) data.push(await rowWire(call, row));
  return {
    data,
    meta: { page: query.page, per_page: query.per_page, total },
    waiting: { count: waiting.count, oldest_on: waiting.oldestOn, amount: moneyText(waiting.cents) },
  };
});
