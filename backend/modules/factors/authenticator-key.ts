import type { FileStore } from '#backend/files/file-store.ts';

/** Where a key belongs: sealed for one person, it opens for no other. */
function placeOf(tenantId: string, userId: string): string {
  return `authenticator/${tenantId}/${userId}`;
}

export function sealKey(files: FileStore, tenantId: string, userId: string, key: string): string {
  return files.seal(key, placeOf(tenantId, userId));
}

export function openKey(files: FileStore, row: { tenantId: string; userId: string }, sealedKey: string): string {
  return files.unseal(sealedKey, placeOf(row.tenantId, row.userId));
}
