import { serve } from '#backend/http/serve.ts';
import { listPublicIssuances } from '#contract/issuances.ts';
import { visibleTo } from './issuance-filter.repository.ts';
import { issuancesPage } from './issuance-rows.repository.ts';
import { presentCard } from './present-issuance-card.ts';

/** What a visitor may see, whoever asks. */
export const listPublicIssuancesRoute = serve(listPublicIssuances, async ({ tx, tenant, now }, { query }) => {
  const { after, before, per_page, ...filters } = query;
  const { rows, meta } = await issuancesPage(tx, {
    where: visibleTo({ tenant, user: null }),
    userId: null,
    asked: { after, before, per_page },
    scope: [tenant.id, 'public projects', filters],
  });
  return {
    data: rows.map((row) => ({
      ...presentCard(row, now, tenant.customization.tenant.time_zone),
      updated_at: row.issuance.updatedAt.toISOString(),
    })),
    meta,
  };
});
