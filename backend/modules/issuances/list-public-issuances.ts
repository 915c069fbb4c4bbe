import { serve } from '#backend/http/serve.ts';
import { listPublicIssuances } from '#contract/issuances.ts';
import { cardWire } from './issuance-card-wire.ts';
import { visibleTo } from './issuance-filter.repository.ts';
import { countIssuances, issuanceRows } from './issuance-rows.repository.ts';

/** What a visitor may see, whoever asks. */
export const listPublicIssuancesRoute = serve(listPublicIssuances, async ({ tx, tenant, now }, { query }) => {
  const where = visibleTo({ tenant, user: null });
  const rows = await issuanceRows(tx, where, null, { page: query.page, perPage: query.per_page });
  return {
    data: rows.map((row) => ({
      ...cardWire(row, now, tenant.customization.tenant.time_zone),
      updated_at: row.issuance.updatedAt.toISOString(),
    })),
    meta: { page: query.page, per_page: query.per_page, total: await countIssuances(tx, where) },
  };
});
