import type { Work } from '#backend/work.ts';
import { judgeEdition } from '#domain/screening/judge-edition.ts';
import type { ReadList, WatchList } from '#domain/screening/watch-list.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';
import { lockInUse, replaceEdition } from './editions.repository.ts';

interface Fresh {
  list: WatchList;
  read: ReadList;
  sha256: string;
  fileName: string;
  /** Null: it was read from its address. */
  by: string | null;
}

/**
 * Puts an edition into use and has everybody held beside it. Answers its id, or why it cannot replace the one that there is; the very file that is in use is
 * `validator.error_watch_again`.
 */
export async function storeEdition(
  work: Work,
  { list, read, sha256, fileName, by }: Fresh,
): Promise<{ id: string } | { problem: Problem }> {
  const { tx, tenant, now } = work;
  const before = await lockInUse(tx, tenant.id, list);
  if (before?.sha256 === sha256)
    return { problem: problem('validator.error_watch_again', { date: before.importedAt.toISOString() }) };
  const madeAt = read.madeAt ? new Date(read.madeAt) : null;
  const wrong = judgeEdition(list, { madeAt, entries: read.entries.length }, before, now);
  if (wrong) return { problem: wrong };
  const edition = { tenantId: tenant.id, list, madeAt, sha256, fileName, entries: read.entries.length };
  const id = await replaceEdition(tx, { ...edition, importedBy: by, importedAt: now }, before, read.entries);
  await work.audit('screening.imported', {
    subject: { type: 'watch_edition', id },
    details: { list, file: fileName, sha256, entries: edition.entries },
  });
  await work.enqueue('screening.people', { tenantId: tenant.id, editionId: id });
  return { id };
}
