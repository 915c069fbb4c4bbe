import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { totalsOf } from '#backend/totals/totals.repository.ts';
import { getStatementRow } from '#contract/statement-rows.ts';
import { moneyText } from '#domain/money/money.ts';
import { copyOf } from './copy-of.ts';
import { joinedRow, nextWaiting } from './joined-rows.repository.ts';
import { presentRow } from './present-row.ts';
import { returnedFacts } from './returned-facts.ts';
import { rowDistributions } from './row-distributions.ts';
import { rowOrders } from './row-orders.ts';
import { partsOf } from './statement-parts.repository.ts';

/** One movement and all that a manager needs to decide on it: its order, the ones it may pay, the distribution that it funds, the other side of a return, what waits next. */
export const getStatementRowRoute = serve(getStatementRow, async (call, { params, query }) => {
  const joined = await joinedRow(call.tx, params.id);
  if (!joined) throw notFound();
  const totals = totalsOf(call.tx, call.tenant.id, { kinds: ['movement'] });
  const [wire, orders, returned, next, parts, funding, copy] = await Promise.all([
    presentRow(call, joined),
    rowOrders(call, joined.row, query),
    returnedFacts(call, joined),
    nextWaiting(call.tx, joined.row, totals),
    partsOf(call.tx, params.id),
    rowDistributions(call, joined.row, query.distribution),
    copyOf(call, joined.row),
  ]);
  const { payWithBalance } = call.tenant.customization.extras;
  return {
    data: {
      ...wire,
      balance_on: payWithBalance,
      ...orders,
      ...returned,
      next,
      ...funding,
      copy,
      parts: parts.map(({ id, reference, cents }) => ({ id, reference, amount: moneyText(cents) })),
    },
  };
});
