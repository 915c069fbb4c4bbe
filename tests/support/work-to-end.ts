import type { Deps } from '#backend/deps.ts';
import { RUN_KINDS } from '#backend/jobs/run-kinds.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { runById } from '#backend/modules/runs/runs.repository.ts';
import { workRun } from '#backend/modules/runs/work-run.ts';

const MOST_SLICES = 60;

/**
 * Works at a run as the jobs of the product do, one slice after another. A slice is over after five seconds, which a busy machine takes for one item:
 * a test that works one slice and expects the run's end would fail there.
 */
export async function workToEnd(deps: Deps, at: { tenantId: string; runId: string }): Promise<void> {
  for (let slices = 0; slices < MOST_SLICES; slices += 1) {
    await workRun(deps, RUN_KINDS, at);
    const run = await tenantWork(deps, at.tenantId, ({ tx }) => runById(tx, at.tenantId, at.runId));
    if (run?.state !== 'RUNNING') return;
  }
}
