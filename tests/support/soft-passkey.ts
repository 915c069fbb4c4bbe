import { createHash, createPrivateKey, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** What an authenticator and its browser can be made to say besides the truth. */
export interface Odd {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  crossOrigin?: boolean;
  counter?: number;
  /** Its person was not verified. */
  unverified?: boolean;
  handle?: string | null;
  /** Another authenticator's name for its key. */
  id?: string;
  /** Says that its key may be copied, and is. */
  synced?: boolean;
  format?: string;
}

/** CBOR (RFC 8949) as far as WebAuthn needs it. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map) {
    const pairs = [...value].flatMap(([key, held]) => [cbor(key), cbor(held as string)]);
    return Buffer.concat([head(5, value.size), ...pairs]);
  }
  return Buffer.concat([head(2, value.length), value]);
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const text64 = (bytes: string | Buffer) => Buffer.from(bytes).toString('base64url');

/**
 * An authenticator of software with one key (ES256), written from the standard (W3C WebAuthn Level 3, 6.1 and 6.5) and not by the library that the product
 * asks; the journey asks Chromium's own.
 */
export function softPasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const signing = createPrivateKey(privateKey.export({ format: 'pem', type: 'pkcs8' }));
  const id = randomBytes(32);
  let counter = 0;
  let handle = '';

  const clientData = (type: string, challenge: string, odd: Odd) =>
    JSON.stringify({
      type: odd.type ?? type,
      challenge: odd.challenge ?? challenge,
      origin: odd.origin ?? origin,
      crossOrigin: odd.crossOrigin ?? false,
    });
  const facts = (rpId: string, odd: Odd, isNew: boolean) => {
    const flags = 1 | (odd.unverified ? 0 : 4) | (odd.synced ? 24 : 0) | (isNew ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(odd.counter ?? counter);
    return Buffer.concat([sha256(odd.rpId ?? rpId), Buffer.from([flags]), count]);
  };

  return {
    id: text64(id),
    /** Answers `PublicKeyCredentialCreationOptionsJSON` as a browser would send it. */
    make(options: string, odd: Odd = {}): string {
      const asked = JSON.parse(options);
      handle = asked.user.id;
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const size = Buffer.from([0, id.length]);
      const authData = Buffer.concat([facts(asked.rp.id, odd, true), Buffer.alloc(16), size, id, cbor(key)]);
      const object = new Map<string, unknown>([
        ['fmt', odd.format ?? 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return JSON.stringify({
        id: odd.id ?? text64(id),
        rawId: odd.id ?? text64(id),
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text64(clientData('webauthn.create', asked.challenge, odd)),
          attestationObject: text64(cbor(object)),
          transports: ['internal'],
        },
      });
    },
    /** Answers `PublicKeyCredentialRequestOptionsJSON`. */
    sign(options: string, odd: Odd = {}): string {
      const asked = JSON.parse(options);
      counter += 1;
      const client = clientData('webauthn.get', asked.challenge, odd);
      const authData = facts(asked.rpId, odd, false);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(client)]))
        .sign(signing);
      return JSON.stringify({
        id: odd.id ?? text64(id),
        rawId: odd.id ?? text64(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text64(client),
          authenticatorData: text64(authData),
          signature: text64(signature),
          userHandle: odd.handle === undefined ? handle : odd.handle,
        },
      });
    },
  };
}

export type SoftPasskey = ReturnType<typeof softPasskey>;
