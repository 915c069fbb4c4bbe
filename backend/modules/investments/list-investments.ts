import { serve } from '#backend/http/serve.ts';
import { listInvestments } from '#contract/investments.ts';
import { INVESTMENT_TABS, type InvestmentTab } from '#domain/investment/status.ts';
import { statusesOfTab } from '#domain/investment/tabs.ts';
import { identityWaitOf } from './identity-wait.ts';
import { countByStatus, countInvestments, investmentOrder, investmentsPage } from './investment-rows.repository.ts';
import { ownFilter, ownInvestments } from './own-filter.repository.ts';
import { presentInvestment } from './present-investment.ts';

/** The investor's own, newest first, with how many stand in each tab (whatever the filter). */
export const listInvestmentsRoute = serve(listInvestments, async (call, { query }) => {
  const { tx, now } = call;
  const where = await ownFilter(call, query);
  const { after, before, per_page, ...filters } = query;
  const [{ rows, meta }, byStatus, identityWait] = await Promise.all([
    investmentsPage(tx, {
      where,
      asked: { after, before, per_page },
      order: investmentOrder(),
      scope: [call.tenant.id, 'own investments', call.user.id, filters],
      count: () => countInvestments(tx, where),
    }),
    countByStatus(tx, ownInvestments(call)),
    identityWaitOf(call),
  ]);
  const countOf = (tab: InvestmentTab) =>
    statusesOfTab(tab).reduce((sum, status) => sum + (byStatus.get(status) ?? 0), 0);
  const tabs = Object.fromEntries(INVESTMENT_TABS.map((tab) => [tab, countOf(tab)])) as Record<InvestmentTab, number>;
  return {
    data: rows.map((row) => presentInvestment(row, now)),
    meta,
    tabs,
    identity_wait: identityWait,
  };
});
