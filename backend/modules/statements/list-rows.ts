import { serve } from '#backend/http/serve.ts';
import { totalsOf } from '#backend/totals/totals.repository.ts';
import { listStatementRows } from '#contract/statements.ts';
import { moneyText } from '#domain/money/money.ts';
import { countRows, rowsPage, waitingRows } from './joined-rows.repository.ts';
import { rowWires } from './row-wire.ts';

/** Movements by view, reason, import or words; the queue is the view `waiting`. */
export const listStatementRowsRoute = serve(listStatementRows, async (call, { query }) => {
  const { tx, tenant } = call;
  const totals = totalsOf(tx, tenant.id, { kinds: ['movement'] });
  const [rows, total, waiting] = await Promise.all([
    rowsPage(tx, query, query.page, query.per_page),
    countRows(tx, query, totals),
    waitingRows(tx, totals),
  ]);
  return {
    data: await rowWires(call, rows),
    meta: { page: query.page, per_page: query.per_page, total },
    waiting: { count: waiting.count, oldest_on: waiting.oldestOn, amount: moneyText(waiting.cents) },
  };
});
