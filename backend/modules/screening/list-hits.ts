import { serve } from '#backend/http/serve.ts';
import { listHits } from '#contract/screening.ts';
import { hitsPage, openHits } from './hit-rows.repository.ts';
import { presentHit } from './present-hit.ts';

/** Who was found on lists. */
export const listHitsRoute = serve(listHits, async ({ tx, tenant }, { query }) => {
  const [{ rows, meta }, open] = await Promise.all([hitsPage(tx, tenant.id, query), openHits(tx, tenant.id)]);
  return { data: rows.map(presentHit), meta, open };
});
