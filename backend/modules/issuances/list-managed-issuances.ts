import { serve } from '#backend/http/serve.ts';
import { listManagedIssuances } from '#contract/issuances.ts';
import { managedList } from './issuance-filter.repository.ts';
import { issuancesPage } from './issuance-rows.repository.ts';
import { presentCard } from './present-issuance-card.ts';

/** Every phase: of the tenant for its managers, of their own for issuers. */
export const listManagedIssuancesRoute = serve(listManagedIssuances, async (call, { query }) => {
  const { tx, tenant, user, now } = call;
  const { after, before, per_page, ...filters } = query;
  const { rows, meta } = await issuancesPage(tx, {
    where: await managedList(call, query),
    userId: null,
    asked: { after, before, per_page },
    sort: filters.sort,
    scope: [tenant.id, 'managed projects', user.id, filters],
  });
  return {
    data: rows.map((row) => ({
      ...presentCard(row, now, tenant.customization.tenant.time_zone),
      issuer_name: row.issuance.issuerName,
      created_at: row.issuance.createdAt.toISOString(),
    })),
    meta,
  };
});
