import { createHash } from 'node:crypto';

/**
 * The entity tag of a public page: of its bytes, its host and its language, so that no cache ever takes one tenant's page for
 * another's. Weak, because the same page travels in several encodings.
 */
export function entityTag(body: Uint8Array, host: string, language: string): string {
  const hash = createHash('sha256').update(host).update('\0').update(language).update('\0').update(body);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/** Whether the visitor has this version already (`If-None-Match`). */
export function isKept(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = tag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === bare);
}
