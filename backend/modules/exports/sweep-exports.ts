import { dropFile } from '#backend/files/keep-file.ts';
import { inOneTransaction, type MinuteSweep } from '#backend/jobs/minute-sweep.ts';
import { noteRemoved } from '#backend/jobs/note-removed.ts';
import type { Work } from '#backend/work.ts';
import { EXPORTS_LISTED_DAYS } from '#domain/limits.ts';
import {
  anyExportToSweep,
  type ExportMoments,
  endedExports,
  forgetExports,
  silentExports,
  updateExport,
} from './exports.repository.ts';

const DAY_MS = 86_400_000;
/** One at work of which nothing was heard for so long has lost its process; one that waits so long, its job. */
const SILENT_MS = 60_000;
const LOST_MS = 15 * 60_000;

/** Has exports begun anew that lost their process, takes files away whose day is over, and forgets old ones. */
export const exportSweep: MinuteSweep = {
  isDue: ({ tenant, now }) => anyExportToSweep(tenant.id, momentsOf(now)),
  sweep: inOneTransaction(async (work) => {
    const { forgottenBefore } = momentsOf(work.now);
    await beginAnew(work);
    for (const job of await endedExports(work.tx, work.tenant.id, work.now)) {
      await updateExport(work.tx, job, { state: 'EXPIRED', fileId: null });
      if (job.fileId) await dropFile(work, job.fileId);
    }
    await noteRemoved(work, 'exports', await forgetExports(work.tx, work.tenant.id, forgottenBefore));
  }),
};

function momentsOf(now: Date): ExportMoments {
  const earlier = (ms: number) => new Date(now.getTime() - ms);
  return {
    workingSince: earlier(SILENT_MS),
    waitingSince: earlier(LOST_MS),
    now,
    forgottenBefore: earlier(EXPORTS_LISTED_DAYS * DAY_MS),
  };
}

async function beginAnew({ tx, tenant, now, enqueue }: Work): Promise<void> {
  const { workingSince, waitingSince } = momentsOf(now);
  for (const job of await silentExports(tx, tenant.id, workingSince, waitingSince)) {
    if (job.state === 'PREPARING' && job.triesLeft === 0) {
      await updateExport(tx, job, { state: 'FAILED', failure: 'fault', movedAt: now });
      continue;
    }
    await updateExport(tx, job, { state: 'QUEUED', rows: 0, movedAt: now });
    await enqueue('export.write', { tenantId: tenant.id, exportId: job.id });
  }
}
