import { createHash } from 'node:crypto';
import type { Deps } from '#backend/deps.ts';
import { FetchFailed, guardedFetch, type Reach } from '#backend/http/guarded-fetch.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import { everyTenant, tenantWork } from '#backend/jobs/tenant-work.ts';
import { TaskEnded } from '#backend/workers/worker-pool.ts';
import { type FetchResult, WATCH_FETCH_SECONDS, WATCH_FILE_MAX_MB } from '#domain/screening/watch-list.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';
import { keepFetch, lastFetch } from './fetches.repository.ts';
import { storeEdition } from './store-edition.ts';

const LIST = 'sanctions';
const LIMITS = { maxBytes: WATCH_FILE_MAX_MB * 1024 * 1024, maxMs: WATCH_FETCH_SECONDS * 1000 };

interface Came {
  result: FetchResult;
  etag: string | null;
  lastModified: string | null;
  fault: string | null;
  problem: Problem | null;
}

/** Puts a job into the queue for each tenant whose list of sanctions has an address. */
export async function fetchDaily(deps: Deps): Promise<void> {
  await everyTenant(deps, async ({ tenant, enqueue }) => {
    if (tenant.settings.screening.sanctionsAddress) await enqueue('screening.fetch', { tenantId: tenant.id });
  });
}

/**
 * Reads a tenant's list of sanctions from its address and puts it into use by the rules of a file: what is cut, old, of another year or a fifth shorter changes nothing.
 * What came of it is kept, whatever it was. Nothing is read with a transaction open. @param reach for tests, which have a server of their own
 */
export async function fetchSanctions(
  deps: Deps,
  { tenantId }: JobData['screening.fetch'],
  reach?: Reach,
): Promise<void> {
  const asked = await tenantWork(deps, tenantId, async ({ tx, tenant }) => ({
    address: tenant.settings.screening.sanctionsAddress,
    before: await lastFetch(tx, tenantId, LIST),
  }));
  const { address, before } = asked;
  if (!address) return;
  const addressHash = createHash('sha256').update(address).digest('hex');
  // What was refused is asked for whole again: it may be mended under the same name.
  const isKnown = before?.addressHash === addressHash && (before.result === 'NEW' || before.result === 'SAME');
  const validators = isKnown ? before : { etag: null, lastModified: null };
  const came = await readFrom(deps, tenantId, address, validators, reach);
  await tenantWork(deps, tenantId, async (work) => {
    const stored = came.store ? await storeEdition(work, came.store) : null;
    const kept = settled(came.came, stored);
    const isGood = kept.result === 'NEW' || kept.result === 'SAME';
    const goodAt = isGood ? work.now : (before?.goodAt ?? null);
    await keepFetch(work.tx, { tenantId, list: LIST, addressHash, ...kept, at: work.now, goodAt });
    if (!isGood)
      await work.audit('screening.fetch_failed', {
        subject: { type: 'tenant', id: tenantId },
        details: { list: LIST, why: kept.fault ?? kept.problem?.key ?? '' },
      });
  });
}

type Store = Parameters<typeof storeEdition>[1];

async function readFrom(
  deps: Deps,
  tenantId: string,
  address: string,
  validators: { etag: string | null; lastModified: string | null },
  reach?: Reach,
): Promise<{ came: Came; store: Store | null }> {
  const none = { ...validators, fault: null, problem: null };
  try {
    const fetched = await guardedFetch(address, LIMITS, validators, reach);
    if (fetched.same) return { came: { ...none, result: 'SAME' }, store: null };
    const { bytes, sha256, etag, lastModified } = fetched;
    const read = await deps.workers.run(tenantId, 'readWatchList', { list: LIST, bytes });
    const own = { etag, lastModified, fault: null, problem: null };
    if (!read.ok) return { came: { ...own, result: 'REFUSED', problem: read.problem }, store: null };
    const store: Store = { list: LIST, read: read.value, sha256, fileName: new URL(address).hostname, by: null };
    return { came: { ...own, result: 'NEW' }, store };
  } catch (error) {
    if (error instanceof FetchFailed) return { came: { ...none, result: 'FAILED', fault: error.fault }, store: null };
    if (error instanceof TaskEnded)
      return { came: { ...none, result: 'REFUSED', problem: problem('validator.error_file_slow') }, store: null };
    throw error;
  }
}

/** The very file that is in use is no other; what cannot replace it is refused. */
function settled(came: Came, stored: Awaited<ReturnType<typeof storeEdition>> | null): Came {
  if (!stored || !('problem' in stored)) return came;
  if (stored.problem.key === 'validator.error_watch_again') return { ...came, result: 'SAME' };
  return { ...came, result: 'REFUSED', problem: stored.problem };
}
