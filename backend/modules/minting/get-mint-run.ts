import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { displayName } from '#backend/modules/profiles/display-name.repository.ts';
import { getMintRun } from '#contract/minting.ts';
import { mintRunById } from './mint-runs.repository.ts';

/** What became of each order that a manager minted at once; 404 for another tenant's. */
export const getMintRunRoute = serve(getMintRun, async ({ tx, tenant }, { params }) => {
  const run = await mintRunById(tx, tenant.id, params.id);
  if (!run) throw notFound();
  const by = (await displayName(tx, tenant.id, run.userId)) ?? '';
  return { data: { id: run.id, at: run.createdAt.toISOString(), by, results: run.results } };
});
