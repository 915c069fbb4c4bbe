import { serve } from '#backend/http/serve.ts';
import { checkedPeople } from '#backend/modules/identity/identity-standing.ts';
import { listManagedInvestments } from '#contract/managed-investments.ts';
import { moneyText } from '#domain/money/money.ts';
import { tenantSigns } from './answer-investment.ts';
import { inboxOf, issuancesWithInvestments, longestDueFirst, refundCents, type Waiting } from './inbox.repository.ts';
import { countInvestments, joinedInvestments } from './investment-rows.repository.ts';
import { managedInvestmentWire } from './investment-wire.ts';
import { firmByIssuance } from './investments.repository.ts';
import { managedFilter, scopeOf } from './managed-filter.repository.ts';

/** Investments of the tenant for its managers, of their own issuances for issuers; the inbox counts all that the caller may see. */
export const listManagedInvestmentsRoute = serve(listManagedInvestments, async (call, { query }) => {
  const { tx, now } = call;
  const signs = tenantSigns(call);
  const where = managedFilter(call, query, signs);
  const dues = query.waiting === 'refund';
  const rows = await joinedInvestments(tx, where, {
    ...{ page: query.page, perPage: query.per_page, sort: query.sort },
    order: dues ? longestDueFirst(now) : undefined,
  });
  const { total, cents } = await countInvestments(tx, where, dues ? refundCents(now) : undefined);
  const firm = await firmByIssuance(tx, [...new Set(rows.map(({ investment }) => investment.issuanceId))], now);
  const known = await checkedPeople(
    call,
    rows.map(({ investor }) => investor.id),
  );
  const { proof, mint, refund } = await inboxOf(call, signs);
  return {
    data: rows.map((row) =>
      managedInvestmentWire(row, {
        now,
        signs,
        identityChecked: known.has(row.investor.id),
        firmCents: firm.get(row.investment.issuanceId) ?? 0n,
      }),
    ),
    meta: { page: query.page, per_page: query.per_page, total },
    total_amount: moneyText(cents),
    inbox: { proof: waitingWire(proof), mint: waitingWire(mint), refund: waitingWire(refund) },
    issuances: await issuancesWithInvestments(tx, scopeOf(call)),
  };
});

function waitingWire({ count, oldestAt, cents }: Waiting) {
  return { count, oldest_at: oldestAt?.toISOString() ?? null, amount: moneyText(cents) };
}
