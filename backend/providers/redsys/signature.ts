import { createCipheriv, createHmac, timingSafeEqual } from 'node:crypto';

/** The versions of Redsys's signature that are spoken here, as its portal names them; the first is what a terminal speaks unless it was changed. */
export const SIGNATURE_VERSIONS = ['HMAC_SHA256_V1', 'HMAC_SHA512_V2'] as const;
export type SignatureVersion = (typeof SIGNATURE_VERSIONS)[number];

const DES_BLOCK = 8;
const AES_KEY = 16;

/**
 * The key that signs one order under HMAC_SHA256_V1: the order's number, filled up with zeros to whole blocks, by 3DES-CBC under the merchant's key.
 * @param secretKey base64 of 24 bytes, as Redsys hands it out
 */
export function orderKey(secretKey: string, order: string): Buffer {
  const number = Buffer.from(order, 'utf8');
  const padded = Buffer.concat([number, Buffer.alloc((DES_BLOCK - (number.length % DES_BLOCK)) % DES_BLOCK)]);
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(secretKey, 'base64'), Buffer.alloc(DES_BLOCK));
  cipher.setAutoPadding(false);
  return Buffer.concat([cipher.update(padded), cipher.final()]);
}

/**
 * The key that signs one order under HMAC_SHA512_V2: the order's number by AES-128-CBC under the first sixteen signs of the merchant's key, as
 * they are written; the base64 of it, again as it is written, is the key (Redsys, "Firmar una operación").
 */
export function orderKeyOfV2(secretKey: string, order: string): string {
  const key = Buffer.from(secretKey.slice(0, AES_KEY).padEnd(AES_KEY, '0'), 'utf8');
  const cipher = createCipheriv('aes-128-cbc', key, Buffer.alloc(AES_KEY));
  return Buffer.concat([cipher.update(order, 'utf8'), cipher.final()]).toString('base64');
}

/** The signature over the parameters exactly as they travel: in base64, for V2 in its form for addresses. */
export function sign(
  secretKey: string,
  order: string,
  parameters: string,
  version: SignatureVersion = 'HMAC_SHA256_V1',
): string {
  return version === 'HMAC_SHA512_V2'
    ? createHmac('sha512', orderKeyOfV2(secretKey, order)).update(parameters).digest('base64url')
    : createHmac('sha256', orderKey(secretKey, order)).update(parameters).digest('base64');
}

/** Whether a signature, in base64 or its form for addresses, is the one over these parameters; in constant time. */
export function isSigned(
  secretKey: string,
  order: string,
  parameters: string,
  signature: string,
  version: SignatureVersion = 'HMAC_SHA256_V1',
): boolean {
  const expected = Buffer.from(sign(secretKey, order, parameters, version), 'base64url');
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
