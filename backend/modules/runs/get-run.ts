import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { displayName } from '#backend/modules/profiles/display-name.repository.ts';
import { getRun } from '#contract/runs.ts';
import { moneyText } from '#domain/money/money.ts';
import type { RunItemState } from '#domain/run/run.ts';
import { presentRun } from './present-run.ts';
import { itemsPage } from './run-items.repository.ts';
import { type RunRow, runById } from './runs.repository.ts';

/** How far a long act is, and its items; 404 for another tenant's. */
export const getRunRoute = serve(getRun, async ({ tx, tenant, now }, { params, query: { state, ...place } }) => {
  const found = runById(tx, tenant.id, params.id);
  const named = found.then((run) => (run ? displayName(tx, tenant.id, run.userId) : null));
  const [run, by, { rows, meta }] = await Promise.all([
    found,
    named,
    itemsPage(tx, { tenantId: tenant.id, runId: params.id, state }, place, async () => countOf(await found, state)),
  ]);
  if (!run) throw notFound();
  return {
    meta,
    run: presentRun(run, by ?? '', now),
    data: rows.map(({ item, name, reference, tokens, issuance }) => ({
      position: item.position,
      user_id: item.userId,
      name,
      investment:
        item.investmentId && reference && tokens !== null && issuance
          ? { id: item.investmentId, reference, tokens, issuance }
          : null,
      amount: moneyText(item.cents),
      state: item.state,
      reason: item.reason,
      attempts: item.attempts,
      done_at: item.doneAt?.toISOString() ?? null,
    })),
  };
});

/** How many items a view of them holds: what is in hand is not counted apart, and not counted on where it is more than a page. */
function countOf(run: RunRow | null, state: RunItemState | undefined): number {
  if (!run) return 0;
  if (state === 'DONE') return run.done;
  if (state === 'FAILED') return run.failed;
  return state ? run.total - run.done - run.failed : run.total;
}
