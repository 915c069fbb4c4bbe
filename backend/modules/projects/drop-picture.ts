import { dropFile } from '#backend/files/keep-file.ts';
import type { Work } from '#backend/work.ts';
import { pictureIn } from '#domain/issuance/picture.ts';
import { deletePicture } from './pictures.repository.ts';

/** Takes a picture away for good, its bytes with the commit. One that came with the product stays where it is. */
export async function dropPicture(work: Work, address: string): Promise<void> {
  const id = pictureIn(address);
  if (id === null) return;
  for (const fileId of await deletePicture(work.tx, work.tenant.id, id)) await dropFile(work, fileId);
}
