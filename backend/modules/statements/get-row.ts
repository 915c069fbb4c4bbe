import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { totalsOf } from '#backend/totals/totals.repository.ts';
import { getStatementRow } from '#contract/statement-rows.ts';
import { moneyText } from '#domain/money/money.ts';
import { ownMoneyRefusal } from '#domain/statement/own-money.ts';
import { copyOf } from './copy-of.ts';
import { etherInAccount } from './ether-in-account.ts';
import { joinedRow, nextWaiting } from './joined-rows.repository.ts';
import { presentRow } from './present-row.ts';
import { returnedFacts } from './returned-facts.ts';
import { rowDistributions } from './row-distributions.ts';
import { rowOrders } from './row-orders.ts';
import { partsOf } from './statement-parts.repository.ts';
import type { RowRecord } from './statements.repository.ts';

/** One movement and all that a manager needs to decide on it: its order, the ones it may pay, the distribution that it funds, the other side of a return, what waits next. */
export const getStatementRowRoute = serve(getStatementRow, async (call, { params, query }) => {
  const joined = await joinedRow(call.tx, params.id);
  if (!joined) throw notFound();
  const totals = totalsOf(call.tx, call.tenant.id, { kinds: ['movement', 'ether'] });
  const [wire, orders, returned, next, parts, funding, copy, kept] = await Promise.all([
    presentRow(call, joined),
    rowOrders(call, joined.row, query),
    returnedFacts(call, joined),
    nextWaiting(call.tx, joined.row, totals),
    partsOf(call.tx, params.id),
    rowDistributions(call, joined.row, query.distribution),
    copyOf(call, joined.row),
    totals,
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
      ether_paid: mayBeOwn(joined.row, etherInAccount(kept)) ? moneyText(etherInAccount(kept)) : null,
      parts: parts.map(({ id, reference, cents }) => ({ id, reference, amount: moneyText(cents) })),
    },
  };
});

/** Whether a movement may be the tenant's own money, were it no more than what there is. */
function mayBeOwn({ state, isCredit, isReversal, amountCents: cents }: RowRecord, paidCents: bigint): boolean {
  const refusal = ownMoneyRefusal({ state, isCredit, isReversal, cents }, paidCents);
  return paidCents > 0n && (refusal === null || refusal === 'ether_over');
}
