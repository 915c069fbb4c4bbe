import { createHmac, timingSafeEqual } from 'node:crypto';

/** Digests that a notice may be signed with; the provider's third, SHA-1, is not taken. */
const DIGESTS: Record<string, string> = { HMAC_SHA256_HEX: 'sha256', HMAC_SHA512_HEX: 'sha512' };

/** What signs a call: hex of HMAC-SHA256 over the time in seconds, the method, the path with its query, and the bytes of the body. */
export function callSignature(
  secretKey: string,
  call: { seconds: string; method: string; path: string; body: Uint8Array },
): string {
  return createHmac('sha256', secretKey)
    .update(`${call.seconds}${call.method}${call.path}`)
    .update(call.body)
    .digest('hex');
}

/** The digest of a notice as the provider writes it into its header. */
export function noticeDigest(secret: string, body: string, algorithm = 'HMAC_SHA256_HEX'): string {
  return createHmac(DIGESTS[algorithm] ?? 'sha256', secret)
    .update(body)
    .digest('hex');
}

/** Whether one of our secrets signed this very body. */
export function isSigned(digest: string, algorithm: string, secrets: readonly string[], body: string): boolean {
  if (!DIGESTS[algorithm]) return false;
  return secrets.some((secret) => isSame(digest, noticeDigest(secret, body, algorithm)));
}

/** Compares two hex texts in a time that tells nothing. */
export function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given, 'hex'), Buffer.from(right, 'hex')];
  return a.length > 0 && a.length === b.length && timingSafeEqual(a, b);
}
