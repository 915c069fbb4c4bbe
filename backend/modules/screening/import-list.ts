import { readFile } from 'node:fs/promises';
import type { Deps } from '#backend/deps.ts';
import type { Upload } from '#backend/files/upload.ts';
import { fieldRefusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { TaskEnded } from '#backend/workers/worker-pool.ts';
import { importWatchList } from '#contract/screening.ts';
import { type ReadList, WATCH_FILE_MAX_MB, type WatchList } from '#domain/screening/watch-list.ts';
import { oneLine } from '#domain/statement/text.ts';
import { checkFileSize } from '#domain/validation/file.ts';
import { problem } from '#domain/validation/problem.ts';
import { storeEdition } from './store-edition.ts';

/** Reads a file of a list, in a worker, and puts it into use: all of it or nothing. 422 on `file`. */
export const importWatchListRoute = serveAsking(
  importWatchList,
  async ({ deps, tenant }, { body, files: { file } }) =>
    file ? () => readUpload(deps, tenant.id, body.list, file) : null,
  async (call, { body: { list }, files: { file } }, read) => {
    if (!file || !read) throw fieldRefusal({ file: problem('validator.error_null') });
    const fileName = oneLine([file.name.replace(/^.*[/\\]/, '')]).slice(0, 100) || list;
    const made = await storeEdition(call, { list, read, sha256: file.sha256, fileName, by: call.user.id });
    if ('problem' in made) throw fieldRefusal({ file: made.problem });
    return { data: { id: made.id } };
  },
);

async function readUpload(deps: Deps, tenantId: string, list: WatchList, file: Upload): Promise<ReadList> {
  const wrong = checkFileSize(file.bytes, WATCH_FILE_MAX_MB);
  if (wrong) throw fieldRefusal({ file: wrong });
  const read = await deps.workers
    .run(tenantId, 'readWatchList', { list, bytes: await readFile(file.path) })
    .catch((error: unknown) => {
      throw error instanceof TaskEnded ? fieldRefusal({ file: problem('validator.error_file_slow') }) : error;
    });
  if (!read.ok) throw fieldRefusal({ file: read.problem });
  return read.value;
}
