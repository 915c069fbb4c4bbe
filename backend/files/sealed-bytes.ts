import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** No PDF, JPEG, PNG or WebP begins so. */
const MAGIC = Buffer.from('LJSEAL1\n', 'latin1');
const NAME_BYTES = 8;
const NONCE_BYTES = 12;
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const SEALED_KEY_BYTES = NONCE_BYTES + KEY_BYTES + TAG_BYTES;

/**
 * Bytes as they lie on a disk that may be lost: AES-256-GCM under a key of their own, which is wrapped by the first of the keys. `place` is bound
 * in, so that one file cannot be put in another's place.
 */
export function sealed(content: Uint8Array, place: string, keys: readonly Buffer[]): Buffer {
  const [wrapping] = keys;
  if (!wrapping) throw new Error('no key to seal files with');
  const own = randomBytes(KEY_BYTES);
  return Buffer.concat([MAGIC, nameOf(wrapping), encrypted(own, wrapping, place), encrypted(content, own, place)]);
}

/** Whether bytes are what `sealed` makes. */
export function isSealed(bytes: Buffer): boolean {
  return bytes.subarray(0, MAGIC.length).equals(MAGIC);
}

/** What was sealed, by whichever of the keys it was. Throws an Error where none fits, or a bit was changed. */
export function opened(bytes: Buffer, place: string, keys: readonly Buffer[]): Buffer {
  const keyAt = MAGIC.length + NAME_BYTES;
  const contentAt = keyAt + SEALED_KEY_BYTES;
  const name = bytes.subarray(MAGIC.length, keyAt);
  const wrapping = keys.find((key) => nameOf(key).equals(name));
  if (!wrapping) throw new Error('a file is sealed by a key that is not among FILES_KEY');
  const own = decrypted(bytes.subarray(keyAt, contentAt), wrapping, place);
  return decrypted(bytes.subarray(contentAt), own, place);
}

/** Tells keys apart without telling anything of them. */
function nameOf(key: Buffer): Buffer {
  return createHash('sha256').update('lonja file key').update(key).digest().subarray(0, NAME_BYTES);
}

function encrypted(content: Uint8Array, key: Buffer, place: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

function decrypted(bytes: Buffer, key: Buffer, place: string): Buffer {
  if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('a sealed file is too short');
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
  cipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
  return Buffer.concat([cipher.update(bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES)), cipher.final()]);
}
