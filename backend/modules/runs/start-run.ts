import type { SignedInCall } from '#backend/http/call.ts';
import { sumOf } from '#domain/money/money.ts';
import type { RunKindName } from '#domain/run/run.ts';
import { insertItems, insertRun, type NewItem } from './runs.repository.ts';

interface NewRun {
  kind: RunKindName;
  /** What all of it is about, where it is about one thing: an issuance, a distribution. */
  aboutId?: string;
  /** In the order in which they are to be done, each subject once; or how many there are, where the kind knows them by itself (`subjects`) and its job writes them down. */
  items: readonly NewItem[] | { count: number; cents: bigint };
}

/**
 * Begins a long act in the caller's transaction; its job runs once that commits. Answers the run's id, whose page is `pathTo.manager.run(id)`.
 * The endpoint that calls it is `idempotent`, so that a double click begins one. Throws an Error for a run of nothing.
 */
export async function startRun(call: SignedInCall, { kind, aboutId, items }: NewRun): Promise<string> {
  const all = 'count' in items ? items : { count: items.length, cents: sumOf(items.map(({ cents }) => cents)) };
  if (all.count === 0) throw new Error('a run of nothing');
  const { tx, tenant, user, now } = call;
  const run = await insertRun(tx, {
    tenantId: tenant.id,
    kind,
    aboutId: aboutId ?? null,
    userId: user.id,
    state: 'RUNNING',
    total: all.count,
    totalCents: all.cents,
    gathered: !('count' in items),
    createdAt: now,
    movedAt: now,
    resumedAt: now,
  });
  if (!('count' in items)) await insertItems(tx, run, items);
  await call.audit('run.started', { subject: { type: 'run', id: run.id }, details: { kind, total: all.count } });
  await call.enqueue('run.work', { tenantId: tenant.id, runId: run.id });
  return run.id;
}
