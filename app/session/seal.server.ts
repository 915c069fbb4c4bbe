import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

const keys = new Map<string, Buffer>();

function keyOf(secret: string): Buffer {
  const known = keys.get(secret);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, 'lonja', 'sealed cookie v1', 32));
  keys.set(secret, key);
  return key;
}

/**
 * Encrypts and authenticates a value (AES-256-GCM) for a cookie.
 * @param purpose bound to the seal: a value sealed for one tenant or cookie opens for no other
 */
export function seal(value: unknown, purpose: string, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  cipher.setAAD(Buffer.from(purpose));
  const body = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** The sealed value, or null where it was not sealed by any of the secrets for this purpose. Never throws. */
export function open(sealed: string, purpose: string, secrets: readonly string[]): unknown {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  for (const secret of secrets) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES));
      decipher.setAAD(Buffer.from(purpose));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const body = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return JSON.parse(body.toString());
    } catch {
      // Sealed with another secret, for another purpose, or by a stranger: the next secret may open it.
    }
  }
  return null;
}
