import { dropFile } from '#backend/files/keep-file.ts';
import type { Work } from '#backend/work.ts';
import { deleteVersions } from './documents.repository.ts';

/** Takes all versions of some documents away for good, their bytes with the commit. */
export async function dropVersions(work: Work, issuanceId: string, documentIds: readonly string[]): Promise<void> {
  const files = await deleteVersions(work.tx, work.tenant.id, issuanceId, documentIds);
  for (const fileId of files) await dropFile(work, fileId);
}
