import { randomUUID } from 'node:crypto';
import { keepBytes } from '#backend/files/keep-file.ts';
import type { LookedPicture } from '#backend/files/look-into-picture.ts';
import { countUpload } from '#backend/files/upload-quota.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { type PictureUse, pictureAddress } from '#domain/issuance/picture.ts';
import { insertPicture } from './pictures.repository.ts';

/** Keeps a picture of a project in all its widths, counted once on its sender's day, and says its address. Throws Refusal 429 `files.quota`. */
export async function keepPicture(
  call: SignedInCall,
  issuanceId: string,
  use: PictureUse,
  { field, name, contentType, sizes, sourceSha256 }: LookedPicture,
): Promise<string> {
  const { tx, tenant, user, now } = call;
  const bytes = sizes.reduce((sum, { content }) => sum + content.byteLength, 0);
  await countUpload(call, user.id, field, bytes);
  const kept: { width: number; fileId: string }[] = [];
  for (const { width, content } of sizes) {
    const options = { kind: 'image', access: 'owner', ownerUserId: user.id, name, contentType } as const;
    kept.push({ width, fileId: (await keepBytes(call, content, options)).id });
  }
  const id = randomUUID();
  const { width = 1, height = 1 } = sizes.at(-1) ?? {};
  await insertPicture(
    tx,
    { tenantId: tenant.id, id, issuanceId, use, width, height, sourceSha256, createdAt: now, createdBy: user.id },
    kept,
  );
  return pictureAddress(id);
}
