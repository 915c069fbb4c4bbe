import { and, eq, sql } from 'drizzle-orm';
import { earnings } from '#backend/db/schema/earnings.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import { serve } from '#backend/http/serve.ts';
import { listEarnings, listManagedEarnings } from '#contract/earnings.ts';
import { moneyText } from '#domain/money/money.ts';
import { earningsPage, sumsOf } from './earnings.repository.ts';
import { presentEarning, presentSums } from './present-earning.ts';

/** The caller's own, newest first, with the sums of all that were paid. */
export const listEarningsRoute = serve(listEarnings, async ({ tx, tenant, user }, { query }) => {
  const { after, before, per_page, status, issuance } = query;
  const where = and(
    eq(earnings.tenantId, tenant.id),
    eq(earnings.userId, user.id),
    status ? eq(earnings.status, status) : undefined,
    issuance ? eq(earnings.issuanceId, issuance) : undefined,
  );
  const scope = [tenant.id, 'earnings', user.id, status, issuance];
  const [{ rows, meta }, { byStatus, byQuarter, projects }] = await Promise.all([
    earningsPage(tx, { where, asked: { after, before, per_page }, scope }),
    sumsOf(tx, tenant.id, user.id, tenant.customization.tenant.time_zone),
  ]);
  return {
    data: rows.map(presentEarning),
    meta,
    sums: presentSums(byStatus),
    claimable: presentSums(byStatus.filter((row) => row.status === 'PAID')),
    claims: tenant.customization.modules.payment_profit,
    quarters: byQuarter.map(({ quarter, net, withheld }) => ({
      quarter,
      net: moneyText(BigInt(net)),
      withheld: moneyText(BigInt(withheld)),
    })),
    issuances: projects,
  };
});

/** All of the tenant for a manager's token, those of their own projects for an issuer. */
export const listManagedEarningsRoute = serve(listManagedEarnings, async (call, { query }) => {
  const { tx, tenant, user } = call;
  const { after, before, per_page, status, issuance, person } = query;
  const isOwn = sql`exists (select 1 from ${issuances} own where own.tenant_id = ${earnings.tenantId}
    and own.id = ${earnings.issuanceId} and own.issuer_user_id = ${user.id})`;
  const where = and(
    eq(earnings.tenantId, tenant.id),
    actsAsManager(call) ? undefined : isOwn,
    status ? eq(earnings.status, status) : undefined,
    issuance ? eq(earnings.issuanceId, issuance) : undefined,
    person ? eq(earnings.userId, person) : undefined,
  );
  const scope = [tenant.id, 'managed-earnings', user.id, actsAsManager(call), status, issuance, person];
  const { rows, meta } = await earningsPage(tx, { where, asked: { after, before, per_page }, scope });
  return { data: rows.map(presentEarning), meta };
});
