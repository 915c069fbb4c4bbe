import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { getStatementRow } from '#contract/statements.ts';
import { joinedRow, nextWaiting } from './joined-rows.repository.ts';
import { returnedFacts } from './returned-facts.ts';
import { rowOrders } from './row-orders.ts';
import { rowWire } from './row-wire.ts';

/** One movement and all that a manager needs to decide on it: its order, the ones it may pay, the other side of a return, what waits next. */
export const getStatementRowRoute = serve(getStatementRow, async (call, { params, query }) => {
  const joined = await joinedRow(call.tx, params.id);
  if (!joined) throw notFound();
  return {
    data: {
      ...(await rowWire(call, joined)),
      balance_on: call.tenant.customization.extras.payWithBalance,
      ...(await rowOrders(call, joined.row, query)),
      ...(await returnedFacts(call, joined)),
      next: await nextWaiting(call.tx, params.id),
    },
  };
});
