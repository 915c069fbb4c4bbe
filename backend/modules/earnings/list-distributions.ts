import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import { serve } from '#backend/http/serve.ts';
import { listAllDistributions } from '#contract/earnings.ts';
import { moneyText } from '#domain/money/money.ts';
import { distributionsPage, stateSums, unclaimedSum } from './all-distributions.repository.ts';

/** All of the tenant for a manager's token, those of their own projects for an issuer. */
export const listAllDistributionsRoute = serve(listAllDistributions, async (call, { query }) => {
  const { tx, tenant, user } = call;
  const { after, before, per_page, status } = query;
  const issuerId = actsAsManager(call) ? null : user.id;
  const [{ rows, meta }, sums, unclaimed] = await Promise.all([
    distributionsPage(tx, { tenantId: tenant.id, issuerId, status, asked: { after, before, per_page } }),
    stateSums(tx, tenant.id, issuerId),
    tenant.customization.modules.payment_profit ? unclaimedSum(tx, tenant.id, issuerId) : null,
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
    unclaimed: unclaimed && { count: unclaimed.count, net: moneyText(BigInt(unclaimed.net)) },
  };
});
