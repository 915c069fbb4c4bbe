import { serve } from '#backend/http/serve.ts';
import { listManagedIssuances } from '#contract/issuances.ts';
import { cardWire } from './issuance-card-wire.ts';
import { managedList } from './issuance-filter.repository.ts';
import { countIssuances, issuanceRows } from './issuance-rows.repository.ts';

/** Every phase: of the tenant for its managers, of their own for issuers. */
export const listManagedIssuancesRoute = serve(listManagedIssuances, async (call, { query }) => {
  const { tx, tenant, now } = call;
  const where = managedList(call, query);
  const rows = await issuanceRows(tx, where, null, { page: query.page, perPage: query.per_page, sort: query.sort });
  return {
    data: rows.map((row) => ({
      ...cardWire(row, now, tenant.customization.tenant.time_zone),
      issuer_name: row.issuance.issuerName,
      created_at: row.issuance.createdAt.toISOString(),
    })),
    meta: { page: query.page, per_page: query.per_page, total: await countIssuances(tx, where) },
  };
});
