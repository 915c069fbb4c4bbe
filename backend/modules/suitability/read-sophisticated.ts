import { exactly } from '#backend/db/counted.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { profileOf } from '#backend/modules/profiles/profiles.repository.ts';
import { totalsOf } from '#backend/totals/totals.repository.ts';
import { getOwnSophisticated, getSophisticated, listSophisticated } from '#contract/suitability.ts';
import { presentOwn, presentRequestRow, presentRequestSheet } from './present-sophisticated.ts';
import { oneRequest, requestsPage } from './sophisticated.repository.ts';

/** The person's own standing. */
export const getOwnSophisticatedRoute = serve(getOwnSophisticated, async (call) => ({
  data: await presentOwn(call, (await profileOf(call.tx, call.user.id)).legalType ?? 'INDIVIDUAL'),
}));

/** The managers' list. */
export const listSophisticatedRoute = serve(listSophisticated, async ({ tx, tenant, now }, { query }) => {
  const totals = totalsOf(tx, tenant.id, { kinds: ['sophisticated'] });
  const statuses = query.status && [query.status];
  const found = totals.then((kept) => kept.of({ kind: 'sophisticated', statuses }).count);
  const { rows, meta } = await requestsPage(tx, tenant.id, query, () => exactly(found));
  return {
    data: rows.map((row) => presentRequestRow(row, now)),
    meta,
  };
});

/** One request. */
export const getSophisticatedRoute = serve(getSophisticated, async (call, { params }) => {
  const row = await oneRequest(call.tx, params.id);
  if (!row) throw notFound();
  return { data: await presentRequestSheet(call, row) };
});
