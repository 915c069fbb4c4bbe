import type { Visitor } from './visitor.ts';

/** Forms without files (safety.md, The door). */
const FORM_MAX_BYTES = 1024 * 1024;
/**
 * Forms with files. The app keeps 50 MB of them, the largest upload limit that a tenant can set; what comes beyond is read and thrown away, so that the
 * sender is told at the field, and loses nothing of what was typed.
 */
const UPLOAD_MAX_BYTES = 256 * 1024 * 1024;
const METHODS = new Set(['GET', 'HEAD', 'POST']);

/** What the gates look at. */
export interface Knock {
  method: string;
  /** Path and query as they came. */
  target: string;
  header(name: string): string | undefined;
  visitor: Visitor;
  isKnownHost(host: string): boolean;
}

/** The status that a request is refused with before any of it is read or any call made, or null (safety.md, The door). */
export function refusalAtDoor(knock: Knock): 400 | 403 | 405 | 413 | 421 | null {
  const { method, target, visitor } = knock;
  if (!METHODS.has(method)) return 405;
  if (visitor.host === null || !target.startsWith('/')) return 400;
  if (!knock.isKnownHost(visitor.host)) return 421;
  // Remix's old data requests name one route alone; single fetch has no need of them.
  if (/[?&]_data=/.test(target)) return 400;
  if (method === 'POST') return isOurOwn(knock, visitor.host) || isOneClick(target) ? bodyRefusal(knock) : 403;
  return null;
}

/**
 * Whether a form was sent from our own pages: `Origin` exactly ours; where the browser hides it (pages that send no referrer),
 * `Sec-Fetch-Site: same-origin`.
 */
function isOurOwn({ header, visitor }: Knock, host: string): boolean {
  const origin = header('origin');
  if (origin !== undefined && origin !== 'null') return origin.toLowerCase() === `${visitor.scheme}://${host}`;
  return header('sec-fetch-site') === 'same-origin';
}

/**
 * Whether a form goes to the way out of a mail with its secret, the one address that takes forms from anywhere: a mail provider's server sends them, which
 * has no origin (RFC 8058). Nothing of ours is at stake there: the secret alone says who leaves, and the door takes the cookies away.
 */
export function isOneClick(target: string): boolean {
  return ONE_CLICK_TARGET.test(target);
}
const ONE_CLICK_TARGET = /^\/unsubscribe\?token=[\w-]{20,200}$/;

function bodyRefusal({ header }: Knock): 400 | 413 | null {
  const length = header('content-length');
  if (length === undefined) return null;
  if (!/^\d+$/.test(length)) return 400;
  return Number(length) > bodyLimit(header('content-type')) ? 413 : null;
}

/** Bytes that a body of this kind may have. */
export function bodyLimit(contentType: string | undefined): number {
  return contentType?.toLowerCase().startsWith('multipart/form-data') ? UPLOAD_MAX_BYTES : FORM_MAX_BYTES;
}

/** A body without a declared length, cut off with an error once it is over the limit. */
export function limited(body: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > maxBytes) controller.error(new Error('body over the limit'));
        else controller.enqueue(chunk);
      },
    }),
  );
}
