import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { and, eq } from 'drizzle-orm';
import { type FileAccess, type FileKind, files } from '#backend/db/schema/files.ts';
import type { Work } from '#backend/work.ts';
import { safeFileName } from './file-types.ts';
import type { LookedInto } from './look-into.ts';
import { countUpload } from './upload-quota.ts';

interface KeepOptions {
  kind: FileKind;
  access: FileAccess;
  ownerUserId: string | null;
}

/** What a use case needs of a kept file. */
export interface KeptFile {
  id: string;
  name: string;
  contentType: string;
  bytes: number;
  sha256: string;
}

/** What may be read by nobody who gets hold of the disk. */
const SECRET_KINDS: readonly FileKind[] = ['identity', 'evidence', 'export'];

/**
 * Stores what a person has sent (`lookInto`), counted on their day, and writes its row in the work's transaction; all is gone if it is rolled back.
 * @throws Refusal 429 `files.quota` on the upload's field
 */
export async function keepLooked(
  work: Work,
  looked: LookedInto,
  options: KeepOptions & { ownerUserId: string },
): Promise<KeptFile> {
  const { content, field, ...named } = looked;
  await countUpload(work, options.ownerUserId, field, content.byteLength);
  return keepBytes(work, content, { ...options, ...named });
}

/** Stores bytes that the back end itself has made: a contract, a picture of the demo data. */
export async function keepBytes(
  work: Work,
  content: Uint8Array,
  options: KeepOptions & { name: string; contentType: string },
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
    await writeFile(path, content, { mode: 0o600 });
    work.onRollback(() => deps.files.remove(key));
    await deps.files.put(key, path, SECRET_KINDS.includes(options.kind));
  } finally {
    await rm(path, { force: true });
  }
  const { kind, access, ownerUserId } = options;
  await tx.insert(files).values({ tenantId: tenant.id, ...kept, kind, access, ownerUserId, createdAt: now });
  return kept;
}

/** `keepBytes` for a file that the back end has written at `path`, which stays there. */
export async function keepWritten(
  work: Work,
  path: string,
  options: KeepOptions & { name: string; contentType: string; expiresAt: Date },
): Promise<KeptFile> {
  const { tx, tenant, now, deps } = work;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const { contentType, kind, access, ownerUserId, expiresAt } = options;
  const kept: KeptFile = {
    id: randomUUID(),
    name: safeFileName(options.name, contentType),
    contentType,
    bytes: (await stat(path)).size,
    sha256: hash.digest('hex'),
  };
  const key = fileKey(tenant.id, kept.id);
  work.onRollback(() => deps.files.remove(key));
  await deps.files.put(key, path, SECRET_KINDS.includes(kind));
  const row = { ...kept, kind, access, ownerUserId, createdAt: now, expiresAt };
  await tx.insert(files).values({ tenantId: tenant.id, ...row });
  return kept;
}

/** Takes a file away for good: its row in the work's transaction, its bytes once that has committed. Nothing may point to it any more. */
export async function dropFile(work: Work, fileId: string): Promise<void> {
  const { tx, tenant, deps } = work;
  await tx.delete(files).where(and(eq(files.tenantId, tenant.id), eq(files.id, fileId)));
  work.onCommit(() => deps.files.remove(fileKey(tenant.id, fileId)));
}

/** Where a file's bytes lie in the store. */
export function fileKey(tenantId: string, fileId: string): string {
  return `${tenantId}/${fileId}`;
}
