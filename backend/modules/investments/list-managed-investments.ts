import { serve } from '#backend/http/serve.ts';
import { fundsClearAmong } from '#backend/modules/funds/funds-standing.ts';
import { checkedPeople } from '#backend/modules/identity/identity-standing.ts';
import { listManagedInvestments } from '#contract/investments.ts';
import { orderRefusal } from '#domain/investment/minting.ts';
import { moneyText } from '#domain/money/money.ts';
import { tenantSigns } from './answer-investment.ts';
import { firmOf } from './firm-money.repository.ts';
import { inboxOf, longestFirst, refundCents, titlesOf, type Waiting } from './inbox.repository.ts';
import { countInvestments, investmentOrder } from './investment-rows.repository.ts';
import { listedFor } from './issuer-view.ts';
import { keptSum, managedTotals } from './managed-count.ts';
import { managedFilter } from './managed-filter.repository.ts';
import { managedPage } from './managed-rows.repository.ts';
import { presentOrder } from './present-order.ts';

/** Investments of the tenant for its managers, of their own issuances for issuers; the inbox counts all that the caller may see. */
export const listManagedInvestmentsRoute = serve(listManagedInvestments, async (call, { query }) => {
  const { tx, tenant, now } = call;
  const signs = tenantSigns(call);
  const where = await managedFilter(call, query, signs);
  const dues = query.waiting === 'refund';
  const { after, before, per_page, ...filters } = query;
  const totals = managedTotals(call);
  const found = totals.then((known) => {
    const kept = keptSum(known, query);
    return kept
      ? { total: kept.count, more: false, cents: kept.cents }
      : countInvestments(tx, where, { each: dues ? refundCents(now) : undefined, searched: Boolean(query.q) });
  });
  const [{ rows, meta }, { more, cents }, inbox] = await Promise.all([
    managedPage(tx, now, {
      where,
      asked: { after, before, per_page },
      order: query.waiting && !query.sort ? longestFirst(query.waiting, now) : investmentOrder(query.sort),
      scope: [tenant.id, 'investments', filters],
      count: () => found,
    }),
    found,
    inboxOf(call, signs, totals),
  ]);
  // Of the others nothing more has to be known.
  const ready = rows.filter(({ investment }) => orderRefusal({ ...investment, signs }) === null);
  const people = ready.map(({ investor }) => investor.id);
  const [firm, known, clear, issuances] = await Promise.all([
    firmOf(tx, tenant.id, [...new Set(ready.map(({ investment }) => investment.issuanceId))], now),
    checkedPeople(call, people),
    fundsClearAmong(call, people),
    totals.then((kept) => titlesOf(call, kept.issuances('investment'))),
  ]);
  return {
    data: rows.map((row) =>
      listedFor(
        call,
        presentOrder(row, {
          now,
          signs,
          identityChecked: known.has(row.investor.id),
          fundsClear: clear.has(row.investor.id),
          firmCents: firm.get(row.investment.issuanceId) ?? 0n,
        }),
      ),
    ),
    meta,
    total_amount: more ? null : moneyText(cents),
    inbox: {
      proof: presentWaiting(inbox.proof),
      mint: presentWaiting(inbox.mint),
      refund: presentWaiting(inbox.refund),
    },
    issuances,
  };
});

function presentWaiting({ count, oldestAt, cents }: Waiting) {
  return { count, oldest_at: oldestAt?.toISOString() ?? null, amount: moneyText(cents) };
}
