import { and, sql } from 'drizzle-orm';
import { issuances } from '#backend/db/schema/issuances.ts';
import { serve } from '#backend/http/serve.ts';
import { listIssuances } from '#contract/issuances.ts';
import { cardWire } from './issuance-card-wire.ts';
import { asked, visibleTo } from './issuance-filter.ts';
import { countIssuances, issuanceRows, sectorsIn } from './issuance-rows.repository.ts';

/** The investor's list; the sectors are those of all that they may see, whatever the filter. */
export const listIssuancesRoute = serve(listIssuances, async (call, { query }) => {
  const { tx, tenant, user, now } = call;
  const visible = visibleTo(call);
  const where = and(
    visible,
    asked(query),
    query.followed
      ? sql`exists (select 1 from issuance_follows f where f.tenant_id = ${issuances.tenantId}
          and f.issuance_id = ${issuances.id} and f.user_id = ${user.id})`
      : undefined,
  );
  const page = { page: query.page, perPage: query.per_page, sort: query.sort };
  const rows = await issuanceRows(tx, where, user.id, page);
  return {
    data: rows.map((row) => cardWire(row, now, tenant.customization.tenant.time_zone)),
    meta: { page: query.page, per_page: query.per_page, total: await countIssuances(tx, where) },
    sectors: await sectorsIn(tx, visible),
  };
});
