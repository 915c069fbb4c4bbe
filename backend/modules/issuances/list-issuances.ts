import { serve } from '#backend/http/serve.ts';
import { listIssuances } from '#contract/issuances.ts';
import { cardWire } from './issuance-card-wire.ts';
import { listedFor, visibleTo } from './issuance-filter.repository.ts';
import { countIssuances, issuanceRows, sectorsIn } from './issuance-rows.repository.ts';

/** The investor's list; the sectors are those of all that they may see, whatever the filter. */
export const listIssuancesRoute = serve(listIssuances, async (call, { query }) => {
  const { tx, tenant, user, now } = call;
  const where = listedFor(call, query);
  const page = { page: query.page, perPage: query.per_page, sort: query.sort };
  const rows = await issuanceRows(tx, where, user.id, page);
  return {
    data: rows.map((row) => cardWire(row, now, tenant.customization.tenant.time_zone)),
    meta: { page: query.page, per_page: query.per_page, total: await countIssuances(tx, where) },
    sectors: await sectorsIn(tx, visibleTo(call)),
  };
});
