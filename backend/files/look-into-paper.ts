import { readFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import type { Deps } from '#backend/deps.ts';
import { fieldRefusal } from '#backend/http/refusal.ts';
import { TaskEnded } from '#backend/workers/worker-pool.ts';
import { checkFileType } from '#domain/validation/file.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';
import type { LookedInto } from './look-into.ts';
import type { Upload } from './upload.ts';

/** Where a whole PDF says that it ends (ISO 32000-2, 7.5.5); writers leave some bytes behind it. */
const END = '%%EOF';
const END_WITHIN_BYTES = 2_048;
const PDF = 'application/pdf';

/**
 * A PDF that strangers will read: whole, and with nothing in it that runs, sends, plays or holds another file. To be asked with no transaction open.
 * @throws Refusal 422 on the upload's field: `error_file_empty`, `error_file_type`, `error_pdf_broken`, `error_pdf_active`, `error_file_slow`; 503 `server.busy`
 */
export async function lookIntoPaper(
  deps: Pick<Deps, 'workers'>,
  tenantId: string,
  upload: Upload,
): Promise<LookedInto & { sourceSha256: string }> {
  const refuse = (why: Problem) => fieldRefusal({ [upload.field]: why });
  if (upload.bytes === 0) throw refuse(problem('validator.error_file_empty'));
  const content = await readFile(upload.path);
  const found = await fileTypeFromBuffer(content);
  const wrongType = checkFileType(found?.mime ?? null, { [PDF]: 'PDF' });
  if (wrongType) throw refuse(wrongType);
  if (!content.subarray(-END_WITHIN_BYTES).includes(END)) throw refuse(problem('validator.error_pdf_broken'));
  const isQuiet = await deps.workers.run(tenantId, 'isQuietPdf', content).catch((error: unknown) => {
    throw error instanceof TaskEnded ? refuse(problem('validator.error_file_slow')) : error;
  });
  if (!isQuiet) throw refuse(problem('validator.error_pdf_active'));
  return { field: upload.field, name: upload.name, contentType: PDF, content, sourceSha256: upload.sha256 };
}
