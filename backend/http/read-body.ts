import { Refusal } from './refusal.ts';

/** Largest JSON body, in bytes (safety.md, the door). */
const MAX_JSON_BYTES = 1024 * 1024;

/**
 * The JSON of a request; undefined where there is no body.
 * @throws Refusal 413 `request.too_large`, 415 `request.media_type`, 400 `request.malformed`
 */
export async function readJson(request: Request): Promise<unknown> {
  if (!request.body) return undefined;
  const bytes = await readCapped(request.body, MAX_JSON_BYTES);
  if (bytes.byteLength === 0) return undefined;
  const type = (request.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Refusal(415, 'request.media_type');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'request.malformed');
  }
}

async function readCapped(body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts);
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw new Refusal(413, 'request.too_large');
    }
    parts.push(value);
  }
}
