import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FetchFailed, guardedFetch, type Reach } from '#backend/http/guarded-fetch.ts';
import { LOCAL_CERTIFICATE, LOCAL_REACH, type LocalHttps, startHttps } from '#tests/support/local-https.ts';

let server: LocalHttps;
beforeAll(async () => {
  server = await startHttps((request, response) => {
    const { url = '' } = request;
    if (url === '/file') {
      if (request.headers['if-none-match'] === '"one"') return response.writeHead(304).end();
      return response.writeHead(200, { etag: '"one"', 'last-modified': 'Mon, 23 Nov 2026 10:00:00 GMT' }).end('words');
    }
    if (url === '/elsewhere') return response.writeHead(302, { location: '/file' }).end();
    if (url === '/packed') return response.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
    if (url === '/large') return response.writeHead(200, { 'content-length': '2000' }).end('x'.repeat(2000));
    if (url === '/endless') {
      response.writeHead(200);
      return response.end('x'.repeat(5000));
    }
    if (url === '/silent') return undefined;
    if (url === '/cut') {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      return setTimeout(() => response.destroy(), 20);
    }
    return response.writeHead(503).end();
  });
});
afterAll(() => server?.close());

const NONE = { etag: null, lastModified: null };
const read = (path: string, reach: Reach = LOCAL_REACH, maxMs = 5000) =>
  guardedFetch(`${server.origin}${path}`, { maxBytes: 1000, maxMs }, NONE, reach);
const fault = async (reading: Promise<unknown>) =>
  reading.then(
    () => 'none',
    (error: unknown) => (error instanceof FetchFailed ? error.fault : String(error)),
  );

describe('a file read from an address', () => {
  it('comes whole with what it says of itself, and is not sent again where it is the same', async () => {
    const first = await read('/file');
    expect(first).toMatchObject({ same: false, etag: '"one"', lastModified: 'Mon, 23 Nov 2026 10:00:00 GMT' });
    expect('bytes' in first && first.bytes.toString()).toBe('words');
    const again = await guardedFetch(
      `${server.origin}/file`,
      { maxBytes: 1000, maxMs: 5000 },
      { etag: '"one"', lastModified: null },
      LOCAL_REACH,
    );
    expect(again).toEqual({ same: true });
  });

  it.each([
    ['/elsewhere', 'redirected'],
    ['/packed', 'encoded'],
    ['/large', 'large'],
    ['/endless', 'large'],
    ['/cut', 'unreachable'],
    ['/nothing', 'refused'],
  ])('%s is not taken: %s', async (path, why) => {
    expect(await fault(read(path))).toBe(why);
  });

  it('is given up after its time', async () => {
    expect(await fault(read('/silent', LOCAL_REACH, 200))).toBe('slow');
  });

  it('is read over https alone, with no password in its address', async () => {
    const limits = { maxBytes: 10, maxMs: 100 };
    for (const address of [
      'http://example.com/x',
      'ftp://example.com/x',
      'file:///etc/passwd',
      'https://a:b@example.com/',
      'x',
    ])
      expect(await fault(guardedFetch(address, limits, NONE))).toBe('not_https');
  });

  it('is read from no private network, by number or by name, whatever its certificate', async () => {
    const limits = { maxBytes: 10, maxMs: 2000 };
    for (const host of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '[::1]', '[fd00::1]', '[::ffff:10.0.0.1]'])
      expect(await fault(guardedFetch(`https://${host}/x`, limits, NONE))).toBe('not_public');
    expect(await fault(read('/file', { ca: LOCAL_CERTIFICATE, mayAsk: () => false }))).toBe('not_public');
  });

  it('is not taken from a server whose certificate nobody vouches for', async () => {
    expect(await fault(read('/file', { mayAsk: LOCAL_REACH.mayAsk }))).toBe('unreachable');
  });
});
