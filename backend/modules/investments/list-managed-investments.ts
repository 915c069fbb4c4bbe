import { and, asc } from 'drizzle-orm';
import { serve } from '#backend/http/serve.ts';
import { checkedPeople } from '#backend/modules/identity/identity-standing.ts';
import { listManagedInvestments } from '#contract/managed-investments.ts';
import { moneyText } from '#domain/money/money.ts';
import { tenantSigns } from './answer-investment.ts';
import {
  AMOUNT_CENTS,
  issuancesWithInvestments,
  MINT_SINCE,
  PROOF_SINCE,
  refundCents,
  refundSince,
  type Waiting,
  waitingBy,
} from './inbox.repository.ts';
import { countInvestments, joinedInvestments } from './investment-rows.repository.ts';
import { managedInvestmentWire } from './investment-wire.ts';
import { firmByIssuance } from './investments.repository.ts';
import { managedFilter, scopeOf, WAITS_FOR_PROOF, waitsForMint, waitsForRefund } from './managed-filter.ts';

/** Investments of the tenant for its managers, of their own issuances for issuers; the inbox counts all that the caller may see. */
export const listManagedInvestmentsRoute = serve(listManagedInvestments, async (call, { query }) => {
  const { tx, now } = call;
  const signs = tenantSigns(call);
  const scope = scopeOf(call);
  const where = managedFilter(call, query, signs);
  const dues = query.waiting === 'refund';
  const rows = await joinedInvestments(tx, where, {
    ...{ page: query.page, perPage: query.per_page, sort: query.sort },
    // Who has waited longest for their money comes first.
    order: dues ? asc(refundSince(now)) : undefined,
  });
  const { total, cents } = await countInvestments(tx, where, dues ? refundCents(now) : undefined);
  const firm = await firmByIssuance(tx, [...new Set(rows.map(({ investment }) => investment.issuanceId))], now);
  const known = await checkedPeople(
    call,
    rows.map(({ investor }) => investor.id),
  );
  const proof = await waitingBy(tx, and(scope, WAITS_FOR_PROOF), PROOF_SINCE, AMOUNT_CENTS);
  const mint = await waitingBy(tx, and(scope, waitsForMint(now, signs)), MINT_SINCE, AMOUNT_CENTS);
  const refund = await waitingBy(tx, and(scope, waitsForRefund(now)), refundSince(now), refundCents(now));
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
    issuances: await issuancesWithInvestments(tx, scope),
  };
});

function waitingWire({ count, oldestAt, cents }: Waiting) {
  return { count, oldest_at: oldestAt?.toISOString() ?? null, amount: moneyText(cents) };
}
