import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { compressed, type Encoding, isCompressible } from './compression.ts';
import { isKept } from './validators.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.webmanifest': 'application/manifest+json',
};
/** A hash of the content stands in these names, put there by Vite or, for display faces, by us: they may be kept for ever. */
const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

interface StaticFile {
  path: string;
  type: string;
  cache: string;
  body: Buffer | null;
  tag: string;
  encoded: Map<Encoding, Promise<Uint8Array | null>>;
}

/**
 * The files of the browser's build, found once at start: an address is looked up in a list and never made into a path, so that none can
 * lead elsewhere. Each is read at its first request and compressed once.
 */
export async function staticFiles(root: string): Promise<(request: StaticRequest) => Promise<Response | null>> {
  const found = new Map<string, StaticFile>();
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(root, path).split(sep).join('/')}`;
    const type = TYPES[extname(entry.name)];
    // The build's own manifest and source maps are not for visitors.
    if (!entry.isFile() || !type || address.startsWith('/.')) continue;
    const cache = /^\/(?:assets\/|faces\/.*\.woff2$)/.test(address) ? FOREVER : AN_HOUR;
    found.set(address, { path, type, cache, body: null, tag: '', encoded: new Map() });
  }
  return async ({ address, encoding, ifNoneMatch }) => {
    const file = found.get(address);
    if (!file) return null;
    file.body ??= await readFile(file.path);
    file.tag ||= `W/"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`;
    const headers = new Headers({ 'Content-Type': file.type, 'Cache-Control': file.cache, ETag: file.tag });
    if (isCompressible(file.type)) headers.set('Vary', 'Accept-Encoding');
    if (isKept(ifNoneMatch, file.tag)) return new Response(null, { status: 304, headers });
    const small = encoding && isCompressible(file.type) ? await inEncoding(file, file.body, encoding) : null;
    if (small && encoding) headers.set('Content-Encoding', encoding);
    const body = small ?? file.body;
    headers.set('Content-Length', String(body.length));
    return new Response(body as Uint8Array<ArrayBuffer>, { headers });
  };
}

export interface StaticRequest {
  /** Path of the address, decoded by nobody. */
  address: string;
  encoding: Encoding | null;
  ifNoneMatch: string | undefined;
}

function inEncoding(file: StaticFile, body: Buffer, encoding: Encoding): Promise<Uint8Array | null> {
  const known = file.encoded.get(encoding);
  if (known) return known;
  const made = compressed(body, encoding, true);
  file.encoded.set(encoding, made);
  return made;
}
