import type { Deps } from '#backend/deps.ts';
import { dropFile } from '#backend/files/keep-file.ts';
import { noteRemoved } from '#backend/jobs/note-removed.ts';
import { everyTenant } from '#backend/jobs/tenant-work.ts';
import type { Work } from '#backend/work.ts';
import { EXPORTS_LISTED_DAYS } from '#domain/limits.ts';
import { endedExports, forgetExports, silentExports, updateExport } from './exports.repository.ts';

const DAY_MS = 86_400_000;
/** One at work of which nothing was heard for so long has lost its process; one that waits so long, its job. */
const SILENT_MS = 60_000;
const LOST_MS = 15 * 60_000;

/** Has exports begun anew that lost their process, takes files away whose day is over, and forgets old ones; every tenant. */
export async function sweepExports(deps: Deps): Promise<void> {
  await everyTenant(deps, async (work) => {
    await beginAnew(work);
    for (const job of await endedExports(work.tx, work.tenant.id, work.now)) {
      await updateExport(work.tx, job, { state: 'EXPIRED', fileId: null });
      if (job.fileId) await dropFile(work, job.fileId);
    }
    const before = new Date(work.now.getTime() - EXPORTS_LISTED_DAYS * DAY_MS);
    await noteRemoved(work, 'exports', await forgetExports(work.tx, work.tenant.id, before));
  });
}

async function beginAnew({ tx, tenant, now, enqueue }: Work): Promise<void> {
  const [working, waiting] = [new Date(now.getTime() - SILENT_MS), new Date(now.getTime() - LOST_MS)];
  for (const job of await silentExports(tx, tenant.id, working, waiting)) {
    if (job.state === 'PREPARING' && job.triesLeft === 0) {
      await updateExport(tx, job, { state: 'FAILED', failure: 'fault', movedAt: now });
      continue;
    }
    await updateExport(tx, job, { state: 'QUEUED', rows: 0, movedAt: now });
    await enqueue('export.write', { tenantId: tenant.id, exportId: job.id });
  }
}
