import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import { serve } from '#backend/http/serve.ts';
import { nameFor } from '#backend/modules/investments/issuer-view.ts';
import { listEarnings, listManagedEarnings } from '#contract/earnings.ts';
import { moneyText } from '#domain/money/money.ts';
import { addDays, startOfDay } from '#domain/time/zone.ts';
import { earningsPage, listedSums, sumsOf } from './earnings.repository.ts';
import { presentEarning, presentSums } from './present-earning.ts';

/** The caller's own, newest first, with the sums of all that were paid. */
export const listEarningsRoute = serve(listEarnings, async (call, { query }) => {
  const { tx, tenant, user } = call;
  const { after, before, per_page, status, issuance, earning, from, to } = query;
  const zone = tenant.customization.tenant.time_zone;
  const of = {
    tenantId: tenant.id,
    personId: user.id,
    status,
    issuanceId: issuance,
    earningId: earning,
    from: from ? startOfDay(from, zone) : undefined,
    until: to ? startOfDay(addDays(to, 1), zone) : undefined,
  };
  const [{ rows, meta }, listed, { byStatus, byQuarter, projects }] = await Promise.all([
    earningsPage(tx, { ...of, asked: { after, before, per_page } }),
    listedSums(tx, of),
    sumsOf(tx, tenant.id, user.id, zone),
  ]);
  return {
    data: rows.map((row) => presentEarning(row, call)),
    meta,
    listed: presentSums(listed),
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
  const { after, before, per_page, status, issuance, earning, person } = query;
  const isManager = actsAsManager(call);
  const { rows, meta } = await earningsPage(tx, {
    tenantId: tenant.id,
    issuerId: isManager ? undefined : user.id,
    personId: person,
    status,
    issuanceId: issuance,
    earningId: earning,
    asked: { after, before, per_page },
  });
  return {
    data: rows.map((row) => ({
      ...presentEarning({ ...row, holder: nameFor(call, { name: row.holder, email: row.email }) }, call),
      ...(isManager ? {} : { sent: null, on_chain: null }),
    })),
    meta,
  };
});
