import { createHash, randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { type FileAccess, type FileKind, files } from '#backend/db/schema/files.ts';
import { fieldRefusal } from '#backend/http/refusal.ts';
import type { Work } from '#backend/work.ts';
import { DOCUMENT_TYPES_TAKEN, safeFileName } from './file-types.ts';
import type { Upload } from './upload.ts';

export interface KeepOptions {
  kind: FileKind;
  access: FileAccess;
  ownerUserId: string | null;
  /** Types by content that are taken; default PDF, JPEG, PNG. */
  types?: readonly string[];
}

/** What a use case needs of a kept file. */
export interface KeptFile {
  id: string;
  name: string;
  contentType: string;
  bytes: number;
  sha256: string;
}

/** Images larger than this are scaled down; a proof stays readable. */
const MAX_IMAGE_SIDE_PX = 4000;
/** More pixels than a camera makes are an attack on memory. */
const MAX_IMAGE_PIXELS = 60_000_000;

/**
 * Looks into an uploaded file, re-encodes images (so that nothing but the picture is left, neither a place nor a script), stores the bytes and
 * writes their row in the work's transaction; both are gone if it is rolled back.
 * @throws Refusal 422 on the upload's field: `error_file_empty`, `error_file_type` (params `types`)
 */
export async function keepUpload(work: Work, upload: Upload, options: KeepOptions): Promise<KeptFile> {
  const types = options.types ?? DOCUMENT_TYPES_TAKEN;
  if (upload.bytes === 0) throw fieldRefusal({ [upload.field]: { key: 'validator.error_file_empty' } });
  const found = await fileTypeFromFile(upload.path);
  const wrongType = () =>
    fieldRefusal({
      [upload.field]: { key: 'validator.error_file_type', params: { types: types.map(endingOf).join(', ') } },
    });
  if (!found || !types.includes(found.mime)) throw wrongType();
  const content = found.mime.startsWith('image/')
    ? await reencoded(upload.path, found.mime).catch(() => {
        throw wrongType();
      })
    : await readFile(upload.path);
  return keepBytes(work, content, { ...options, name: upload.name, contentType: found.mime });
}

/** Stores bytes that the back end itself has made: a contract, a picture of the demo data. */
export async function keepBytes(
  work: Work,
  content: Uint8Array,
  options: Omit<KeepOptions, 'types'> & { name: string; contentType: string },
): Promise<KeptFile> {
  const { tx, tenant, now, deps } = work;
  const kept: KeptFile = {
    id: randomUUID(),
    name: safeFileName(options.name, options.contentType),
    contentType: options.contentType,
    bytes: content.byteLength,
    sha256: createHash('sha256').update(content).digest('hex'),
  };
  const key = fileKey(tenant.id, kept.id);
  const path = await deps.files.stagingPath();
  try {
    await writeFile(path, content);
    work.onRollback(() => deps.files.remove(key));
    await deps.files.put(key, path);
  } finally {
    await rm(path, { force: true });
  }
  const { kind, access, ownerUserId } = options;
  await tx.insert(files).values({ tenantId: tenant.id, ...kept, kind, access, ownerUserId, createdAt: now });
  return kept;
}

/** Where a file's bytes lie in the store. */
export function fileKey(tenantId: string, fileId: string): string {
  return `${tenantId}/${fileId}`;
}

function reencoded(path: string, type: string): Promise<Buffer> {
  const image = sharp(path, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MAX_IMAGE_SIDE_PX, height: MAX_IMAGE_SIDE_PX, fit: 'inside', withoutEnlargement: true });
  if (type === 'image/png') return image.png().toBuffer();
  if (type === 'image/webp') return image.webp({ quality: 88 }).toBuffer();
  return image.jpeg({ quality: 88, mozjpeg: true }).toBuffer();
}

function endingOf(type: string): string {
  return (type.split('/')[1] ?? type).toUpperCase();
}
