import { rm } from 'node:fs/promises';
import type { Deps } from '#backend/deps.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { ProcessEnding, stopIfEnding } from '#backend/jobs/ending.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { SYSTEM, type Work } from '#backend/work.ts';
import type { Cell } from '#domain/export/column.ts';
import type { ExportFailure } from '#domain/export/export.ts';
import { columnsFor, PERSON_FILE } from '#domain/export/exported-lists.ts';
import { EXPORT_MAX_ROWS } from '#domain/limits.ts';
import { errorFacts } from '#domain/log/error-facts.ts';
import { EXPORT_SOURCES } from './export-sources.ts';
import { type ExportJob, lockExport, moveOn, updateExport } from './exports.repository.ts';
import { handOver } from './hand-over.ts';
import { writeOwnData } from './own-data/write-own-data.ts';
import { writePersonFile } from './person-file/write-person-file.ts';
import { readAs } from './read-as.ts';
import { pageAsked, readFilter } from './read-filter.ts';
import { isOfList, type ListJob, openSheet } from './sheets/open-sheet.ts';
import type { Sheet } from './sheets/sheet.ts';

/** Rows that one transaction reads: short enough to hold nobody up, and all that is ever in memory. */
const PAGE_ROWS = 1_000;
/** Where the disk has no room left. */
const DISK_CODES = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'];

/** No file will come of it, and this is why. */
class ExportFailed extends Error {
  constructor(readonly why: ExportFailure) {
    super(why);
  }
}

/**
 * Writes the file of an export, page by page, each read in a short transaction of its own as the person who asked would read it now. Begun anew after a
 * crash; cancelled, or begun anew elsewhere, it stops at its next page and leaves nothing behind.
 */
export async function writeExport(deps: Deps, { tenantId, exportId }: JobData['export.write']): Promise<void> {
  const job = await tenantWork(deps, tenantId, (work) => begin(work, exportId));
  if (!job) return;
  const path = await deps.files.stagingPath();
  try {
    const rows = isOfList(job) ? await writeList(deps, job, path) : await writeOther(deps, job, path);
    if (rows === null) return;
    await tenantWork(deps, tenantId, (work) => handOver(work, job, path, rows), undefined, actor(job));
  } catch (error) {
    await giveUp(deps, job, error);
  } finally {
    await rm(path, { force: true });
  }
}

/** Answers how many rows stand in the file; null where it is wanted no more. */
async function writeList(deps: Deps, job: ListJob, path: string): Promise<number | null> {
  const sheet = await tenantWork(deps, job.tenantId, async (work) => openSheet(work, job, path));
  try {
    const rows = await writePages(deps, job, sheet);
    if (rows === 0) throw new ExportFailed('nothing');
    if (rows === null) sheet.abandon();
    else await sheet.close();
    return rows;
  } catch (error) {
    sheet.abandon();
    throw error;
  }
}

async function writeOther(deps: Deps, job: ExportJob, path: string): Promise<number | null> {
  if (job.list === PERSON_FILE) {
    const lines = await writePersonFile(deps, job, path);
    if (lines === 'not_allowed') throw new ExportFailed(lines);
    return lines;
  }
  const written = await writeOwnData(deps, job, path);
  if (written === 'not_allowed') throw new ExportFailed(written);
  return written === 'canceled' ? null : written.rows;
}

const actor = (job: ExportJob) => ({ ...SYSTEM, userId: job.userId });

/** Takes it in hand; null where it is no longer wanted, or somebody else has it. */
async function begin({ tx, tenant, now }: Work, id: string): Promise<ExportJob | null> {
  const job = await lockExport(tx, tenant.id, id);
  if (job?.state !== 'QUEUED') return null;
  const taken = { state: 'PREPARING', attempts: job.attempts + 1, triesLeft: job.triesLeft - 1, rows: 0 } as const;
  await updateExport(tx, job, { ...taken, movedAt: now });
  return { ...job, ...taken };
}

/** Answers how many rows were written; null where the attempt counts no more. */
async function writePages(deps: Deps, job: ListJob, sheet: Sheet): Promise<number | null> {
  let written = 0;
  let after: string | undefined;
  // Rows that went meanwhile let a list answer its last page again: none is written twice.
  let last: ReadonlySet<string> = new Set();
  for (;;) {
    stopIfEnding(deps);
    const page = await tenantWork(
      deps,
      job.tenantId,
      (work) => readPage(work, job, written, after),
      undefined,
      actor(job),
    );
    if (!page) return null;
    const fresh = page.rows.filter(({ id }) => !last.has(id));
    await sheet.write(fresh.map(({ cells }) => cells));
    written += fresh.length;
    if (written > EXPORT_MAX_ROWS) throw new ExportFailed('too_many_rows');
    if (!page.next) break;
    last = new Set(page.rows.map(({ id }) => id));
    after = page.next;
  }
  return written;
}

interface ReadRow {
  id: string;
  cells: Cell[];
}

async function readPage(
  work: Work,
  job: ListJob,
  written: number,
  after?: string,
): Promise<{ rows: ReadRow[]; next: string | null } | null> {
  const call = await readAs(work, job);
  if (!call) throw new ExportFailed('not_allowed');
  const source = EXPORT_SOURCES[job.list];
  const { data, meta } = await source.page(call, pageAsked(readFilter(source, job), PAGE_ROWS, after));
  const total = meta.more ? null : meta.total;
  if (!(await moveOn(work.tx, job, written, total, work.now))) return null;
  // A column that the person has lost since is not read.
  const columns = columnsFor(job.list, job.area).flatMap(([key]) => (job.columns.includes(key) ? [key] : []));
  const cellsOf = (row: { id: string }) => columns.map((key) => source.cells[key]?.(row as never, job.lang) ?? null);
  return { rows: data.map((row) => ({ id: row.id, cells: cellsOf(row) })), next: meta.next ?? null };
}

/** Writes down why no file came of it; a fault of ours is tried again as long as tries are left. */
async function giveUp(deps: Deps, job: ExportJob, error: unknown): Promise<void> {
  const why = whyOf(error);
  const isEnding = error instanceof ProcessEnding;
  if (!isEnding) deps.log.error({ ...errorFacts(error), exportId: job.id, why }, 'an export failed');
  const again = isEnding || (why === 'fault' && job.triesLeft > 0);
  await tenantWork(
    deps,
    job.tenantId,
    async ({ tx, tenant, now, enqueue, audit }) => {
      const held = await lockExport(tx, tenant.id, job.id);
      if (held?.state !== 'PREPARING' || held.attempts !== job.attempts) return;
      if (again) {
        await updateExport(tx, job, {
          state: 'QUEUED',
          rows: 0,
          movedAt: now,
          triesLeft: job.triesLeft + (isEnding ? 1 : 0),
        });
        await enqueue('export.write', { tenantId: tenant.id, exportId: job.id });
        return;
      }
      await updateExport(tx, job, { state: 'FAILED', failure: why, movedAt: now });
      await audit('export.failed', { subject: { type: 'export', id: job.id }, details: { why } });
    },
    undefined,
    actor(job),
  );
}

function whyOf(error: unknown): ExportFailure {
  if (error instanceof ExportFailed) return error.why;
  // The project of the list is not theirs, or not there, any more.
  if (error instanceof Refusal) return 'not_allowed';
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  return DISK_CODES.includes(code) ? 'disk' : 'fault';
}
