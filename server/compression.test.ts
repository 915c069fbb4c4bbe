import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressed, compressedStream, encodingFor, isCompressible } from './compression.ts';

describe('compression', () => {
  it('chooses Brotli before gzip, and nothing that was refused', () => {
    expect(encodingFor('gzip, deflate, br, zstd')).toBe('br');
    expect(encodingFor('gzip;q=0.5')).toBe('gzip');
    expect(encodingFor('br;q=0, gzip')).toBe('gzip');
    expect(encodingFor('identity')).toBeNull();
    expect(encodingFor(undefined)).toBeNull();
  });

  it('leaves pictures and small bodies alone', async () => {
    expect(isCompressible('image/png')).toBe(false);
    expect(isCompressible('text/html; charset=utf-8')).toBe(true);
    expect(isCompressible('text/x-script')).toBe(true);
    expect(await compressed(Buffer.from('short'), 'br')).toBeNull();
  });

  it('gives back what went in', async () => {
    const body = Buffer.from('la lonja '.repeat(500));
    expect(brotliDecompressSync((await compressed(body, 'br')) ?? '')).toEqual(body);
    expect(gunzipSync((await compressed(body, 'gzip')) ?? '')).toEqual(body);
    for (const [encoding, open] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const stream = compressedStream(new Blob([body]).stream(), encoding);
      expect(open(Buffer.from(await new Response(stream).arrayBuffer()))).toEqual(body);
    }
  });

  it('lets the first piece of a stream through before the last is there', async () => {
    const slow = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from('<html>'));
      },
    });
    const reader = compressedStream(slow, 'br').getReader();
    const { value } = await reader.read();
    expect(value?.length).toBeGreaterThan(0);
    await reader.cancel();
  });

  it('sends pieces that come together as one: each flush would cost bytes', async () => {
    const pieces = Array.from({ length: 200 }, (_, at) => Buffer.from(`<li>${at} ${'la lonja '.repeat(8)}</li>`));
    const together = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    });
    const sent = Buffer.from(await new Response(compressedStream(together, 'br')).arrayBuffer());
    expect(brotliDecompressSync(sent)).toEqual(Buffer.concat(pieces));
    expect(sent.length).toBeLessThan(((await compressed(Buffer.concat(pieces), 'br'))?.length ?? 0) * 1.1);
  });
});
