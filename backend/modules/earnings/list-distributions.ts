import { and, eq, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, pageByKey } from '#backend/db/page-by-key.ts';
import { distributions } from '#backend/db/schema/distributions.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import { serve } from '#backend/http/serve.ts';
import { listAllDistributions } from '#contract/earnings.ts';
import { moneyText } from '#domain/money/money.ts';
import { distributionRows, stateSums } from './all-distributions.repository.ts';

const NEWEST_FIRST: ListOrder = {
  keys: [
    { of: distributions.proposedAt, kind: 'moment' },
    { of: distributions.id, kind: 'id' },
  ],
  descending: true,
};

/** All of the tenant for a manager's token, those of their own projects for an issuer. */
export const listAllDistributionsRoute = serve(listAllDistributions, async (call, { query }) => {
  const { tx, tenant, user } = call;
  const { after, before, per_page, status } = query;
  const mine: SQL | undefined = actsAsManager(call) ? undefined : eq(issuances.issuerUserId, user.id);
  const all = and(eq(distributions.tenantId, tenant.id), mine);
  const where = and(all, status ? eq(distributions.status, status) : undefined);
  const [{ rows, meta }, sums] = await Promise.all([
    pageByKey({
      asked: { after, before, per_page },
      order: NEWEST_FIRST,
      scope: [tenant.id, 'all-distributions', user.id, actsAsManager(call), status],
      rows: ({ key, where: beside, orderBy, limit }) =>
        distributionRows(tx, key)
          .where(and(where, beside))
          .orderBy(...orderBy)
          .limit(limit),
      count: () => countUpTo(tx, distributionRows(tx, sql<string[]>`'{}'::text[]`).where(where)),
    }),
    stateSums(tx, all),
  ]);
  return {
    data: rows.map(({ distribution: row, title, issuer }) => ({
      id: row.id,
      number: row.number,
      name: row.name,
      kind: row.kind,
      status: row.status,
      issuance: { id: row.issuanceId, title, issuer },
      record_on: row.recordOn,
      proposed_at: row.proposedAt.toISOString(),
      holders: row.holders,
      paid_holders: row.paidHolders,
      gross: moneyText(row.incomeCents + row.gainCents + row.returnCents),
      withheld: moneyText(row.withheldCents),
      net: moneyText(row.netCents),
      paid: moneyText(row.paidCents),
    })),
    meta,
    tiles: sums.map(({ status: state, count, gross }) => ({ status: state, count, gross: moneyText(BigInt(gross)) })),
  };
});
