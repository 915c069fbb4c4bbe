import { serve } from '#backend/http/serve.ts';
import { listIssuances } from '#contract/issuances.ts';
import { listedFor, visibleTo } from './issuance-filter.repository.ts';
import { issuancesPage, sectorsIn } from './issuance-rows.repository.ts';
import { presentCard } from './present-issuance-card.ts';

/** The investor's list; the sectors are those of all that they may see, whatever the filter. */
export const listIssuancesRoute = serve(listIssuances, async (call, { query }) => {
  const { tx, tenant, user, now } = call;
  const { after, before, per_page, ...filters } = query;
  const where = await listedFor(call, query);
  const [{ rows, meta }, sectors] = await Promise.all([
    issuancesPage(tx, {
      where,
      userId: user.id,
      asked: { after, before, per_page },
      scope: [tenant.id, 'projects', user.id, filters],
    }),
    sectorsIn(tx, visibleTo(call)),
  ]);
  return {
    data: rows.map((row) => presentCard(row, now, tenant.customization.tenant.time_zone)),
    meta,
    sectors,
  };
});
