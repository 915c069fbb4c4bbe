import { fileTypeFromBuffer } from 'file-type';
import type { Deps } from '#backend/deps.ts';
import { TaskEnded } from '#backend/workers/worker-pool.ts';
import { fileKey, type KeptFile } from './keep-file.ts';

/** Pictures that we have written ourselves (`lookInto`), and PDFs that only show pages. */
const SHOWN_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/**
 * The bytes of a file that may stand in a page of ours; null for every other, which is only ever downloaded. They are looked at again: what lies on
 * the disk may be older than a rule. Call it with no transaction open.
 */
export async function shownFile(
  deps: Pick<Deps, 'files' | 'workers'>,
  tenantId: string,
  file: Pick<KeptFile, 'id' | 'contentType'>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!SHOWN_TYPES.includes(file.contentType)) return null;
  const pieces: Buffer[] = [];
  for await (const piece of await deps.files.read(fileKey(tenantId, file.id))) pieces.push(Buffer.from(piece));
  const content = Buffer.concat(pieces);
  if ((await fileTypeFromBuffer(content))?.mime !== file.contentType) return null;
  if (file.contentType !== 'application/pdf') return content;
  try {
    return (await deps.workers.run(tenantId, 'isQuietPdf', content)) ? content : null;
  } catch (error) {
    if (error instanceof TaskEnded) return null;
    throw error;
  }
}
