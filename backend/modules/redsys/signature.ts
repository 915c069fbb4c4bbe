import { createCipheriv, createHmac, timingSafeEqual } from 'node:crypto';

/** The only version of Redsys's signature that is spoken here. */
export const SIGNATURE_VERSION = 'HMAC_SHA256_V1';
const BLOCK = 8;

/**
 * The key that signs one order: the order's number, filled up with zeros to whole blocks, by 3DES-CBC under the merchant's key.
 * @param secretKey base64 of 24 bytes, as Redsys hands it out
 */
export function orderKey(secretKey: string, order: string): Buffer {
  const number = Buffer.from(order, 'utf8');
  const padded = Buffer.concat([number, Buffer.alloc((BLOCK - (number.length % BLOCK)) % BLOCK)]);
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(secretKey, 'base64'), Buffer.alloc(BLOCK));
  cipher.setAutoPadding(false);
  return Buffer.concat([cipher.update(padded), cipher.final()]);
}

/** The signature over the parameters exactly as they travel, in base64. */
export function sign(secretKey: string, order: string, parameters: string): string {
  return createHmac('sha256', orderKey(secretKey, order)).update(parameters).digest('base64');
}

/** Whether a signature, in base64 or its form for addresses, is the one over these parameters; in constant time. */
export function isSigned(secretKey: string, order: string, parameters: string, signature: string): boolean {
  const expected = Buffer.from(sign(secretKey, order, parameters), 'base64');
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
