import { fileTypeFromFile } from 'file-type';
import type { Deps } from '#backend/deps.ts';
import { type LookedInto, lookInto } from './look-into.ts';
import { lookIntoPaper } from './look-into-paper.ts';
import type { Upload } from './upload.ts';

/**
 * Looks into a paper that two sides exchange: a picture is written anew, a PDF has to be whole and only show pages. To be asked with no transaction open.
 * @throws Refusal 422 on the upload's field, as `lookInto` and `lookIntoPaper`; 503 `server.busy`
 */
export async function lookIntoRecord(
  deps: Pick<Deps, 'pictures' | 'workers'>,
  tenantId: string,
  upload: Upload,
): Promise<LookedInto> {
  const found = upload.bytes > 0 ? await fileTypeFromFile(upload.path) : undefined;
  if (found?.mime !== 'application/pdf') return lookInto(deps, tenantId, upload);
  const { sourceSha256: _, ...looked } = await lookIntoPaper(deps, tenantId, upload);
  return looked;
}
