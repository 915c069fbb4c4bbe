import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 bits for a header or a link. Only its hash is ever kept. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256, hex: a token is random enough to need no salt. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
