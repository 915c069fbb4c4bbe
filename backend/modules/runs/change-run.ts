import type { SignedInCall } from '#backend/http/call.ts';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { displayName } from '#backend/modules/profiles/display-name.repository.ts';
import { changeRun } from '#contract/runs.ts';
import { mayDo } from '#domain/access/permissions.ts';
import { mayActOnRun, RUN_ACTION, type RunAct } from '#domain/run/run.ts';
import { presentRun } from './present-run.ts';
import { countResults, lockRun, type RunRow, runById, updateRun, waitAgain } from './runs.repository.ts';

/**
 * Tries what failed again, stops a run between two items, or lets it go on; a job follows. Only what failed is tried again: what is done is never touched.
 * @throws Refusal 404 for another tenant's; 403 where the act itself is not allowed; 409 `run.no_longer` where the run stands otherwise by now
 */
export const changeRunRoute = serve(changeRun, async (call, { params, body: { act, position } }) => {
  const { tx, tenant, user, session } = call;
  const run = await lockRun(tx, tenant.id, params.id);
  if (!run) throw notFound();
  if (!mayDo(RUN_ACTION[run.kind], user.roles, session.impersonatorUserId !== null))
    throw new Refusal(403, 'access.denied');
  if (!mayActOnRun(act, run)) throw new Refusal(409, 'run.no_longer');
  await ACTS[act](call, run, position);
  await call.audit(`run.${act}`, { subject: { type: 'run', id: run.id }, details: position ? { position } : {} });
  const [now, by] = await Promise.all([runById(tx, tenant.id, run.id), displayName(tx, tenant.id, run.userId)]);
  return { data: presentRun(now ?? run, by ?? '', call.now) };
});

const ACTS: Record<RunAct, (call: SignedInCall, run: RunRow, position?: number) => Promise<void>> = {
  async retry(call, run, position) {
    const { count, cents } = await waitAgain(call.tx, run, call.user.id, position);
    if (count === 0) throw new Refusal(409, 'run.no_longer');
    await countResults(call.tx, run, { done: 0, failed: -count, doneCents: 0n, failedCents: -cents }, call.now);
    await goOn(call, run);
  },
  stop: ({ tx }, run) => updateRun(tx, run, { state: 'STOPPED' }),
  continue: goOn,
};

/** What went on all the while keeps its pace. */
async function goOn({ tx, tenant, now, enqueue }: SignedInCall, run: RunRow): Promise<void> {
  const current = await runById(tx, tenant.id, run.id);
  const resumed =
    current && run.state !== 'RUNNING' ? { resumedAt: now, resumedFrom: current.done + current.failed } : {};
  await updateRun(tx, run, { state: 'RUNNING', finishedAt: null, movedAt: now, ...resumed });
  await enqueue('run.work', { tenantId: tenant.id, runId: run.id });
}
