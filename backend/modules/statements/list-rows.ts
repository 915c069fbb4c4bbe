import { serve } from '#backend/http/serve.ts';
import { totalsOf } from '#backend/totals/totals.repository.ts';
import { listStatementRows } from '#contract/statements.ts';
import { moneyText } from '#domain/money/money.ts';
import { etherInAccount } from './ether-in-account.ts';
import { rowsPage, waitingRows } from './joined-rows.repository.ts';
import { presentRows } from './present-row.ts';

/** Movements by view, reason, import or words; the queue is the view `waiting`. */
export const listStatementRowsRoute = serve(listStatementRows, async (call, { query }) => {
  const { tx, tenant } = call;
  const totals = totalsOf(tx, tenant.id, { kinds: ['movement', 'ether'] });
  const [{ rows, meta }, waiting, kept] = await Promise.all([
    rowsPage(tx, tenant.id, query, totals),
    waitingRows(tx, totals),
    totals,
  ]);
  return {
    data: await presentRows(call, rows),
    meta,
    waiting: { count: waiting.count, oldest_on: waiting.oldestOn, amount: moneyText(waiting.cents) },
    ether_paid: moneyText(etherInAccount(kept)),
  };
});
