import { compressed, type Encoding, isCompressible } from './compression.ts';
import { entityTag } from './validators.ts';

/** A public answer, whole, with an entity tag; compressed once for each encoding that somebody asks for. */
export interface WholePage {
  tag: string;
  /** Without those of an encoding. */
  headers: Headers;
  /** Most bytes that it can come to with all of its encodings. */
  mostBytes: number;
  /** The same page with the same headers. */
  isSame(other: WholePage): boolean;
  /** Its bytes as one encoding has them; as they are where that would be no smaller. */
  sent(encoding: Encoding | null): Promise<SentPage>;
  /** What `sent` came to, where it has been asked before. */
  ready(encoding: Encoding | null): SentPage | undefined;
}

/** Bytes, and the headers that describe them. */
interface SentPage {
  body: Uint8Array;
  /** Name and value in turn, as Node writes them. */
  headers: string[];
}

/** Plain, Brotli and gzip; what is packed is never longer by more than a few bytes. */
const FORMS = 3;
const HEADER_BYTES = 4096;

/** @param headers of the answer, all of them; `host` goes into the tag */
export function wholePage(body: Uint8Array, headers: Headers, host: string): WholePage {
  const tag = headers.get('ETag') ?? entityTag(body, host, headers.get('Content-Language') ?? '');
  headers.set('ETag', tag);
  headers.delete('Content-Length');
  const isText = isCompressible(headers.get('Content-Type'));
  const lines = [...headers].flat();
  const text = lines.join('\n');
  const made = new Map<Encoding | null, SentPage>([
    [null, { body, headers: [...lines, 'content-length', String(body.length)] }],
  ]);
  const asked = new Map<Encoding, Promise<SentPage>>();
  const plain = made.get(null) as SentPage;
  const pack = async (encoding: Encoding) => {
    const small = await compressed(body, encoding);
    const page = small
      ? {
          body: small,
          headers: [...lines, 'content-encoding', encoding, 'content-length', String(small.length)],
        }
      : plain;
    made.set(encoding, page);
    return page;
  };
  return {
    tag,
    headers,
    mostBytes: body.length * FORMS + HEADER_BYTES,
    isSame: (other) => other.tag === tag && [...other.headers].flat().join('\n') === text,
    ready: (encoding) => made.get(isText ? encoding : null),
    sent(encoding) {
      if (!encoding || !isText) return Promise.resolve(plain);
      const known = asked.get(encoding) ?? pack(encoding);
      asked.set(encoding, known);
      return known;
    },
  };
}
