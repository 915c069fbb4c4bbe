import type { SignedInCall } from '#backend/http/call.ts';
import type { RunKindName } from '#domain/run/run.ts';
import { insertItems, insertRun, type NewItem } from './runs.repository.ts';

interface NewRun {
  kind: RunKindName;
  /** What all of it is about, where it is about one thing: an issuance, a distribution. */
  aboutId?: string;
  /** In the order in which they are to be done; each subject once. */
  items: readonly NewItem[];
}

/**
 * Begins a long act in the caller's transaction; its job runs once that commits. Answers the run's id, whose page is `pathTo.manager.run(id)`.
 * The endpoint that calls it is `idempotent`, so that a double click begins one. Throws an Error for a run of nothing.
 */
export async function startRun(call: SignedInCall, { kind, aboutId, items }: NewRun): Promise<string> {
  if (items.length === 0) throw new Error('a run of nothing');
  const { tx, tenant, user, now } = call;
  const run = await insertRun(tx, {
    tenantId: tenant.id,
    kind,
    aboutId: aboutId ?? null,
    userId: user.id,
    state: 'RUNNING',
    total: items.length,
    totalCents: items.reduce((sum, { cents }) => sum + cents, 0n),
    createdAt: now,
    movedAt: now,
    resumedAt: now,
  });
  await insertItems(tx, run, items);
  await call.audit('run.started', { subject: { type: 'run', id: run.id }, details: { kind, total: items.length } });
  await call.enqueue('run.work', { tenantId: tenant.id, runId: run.id });
  return run.id;
}
