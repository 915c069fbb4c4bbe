import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DASHBOARD_PROOF, isDashboard } from '#contract/dashboard-proof.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { demoSamples } from '#tests/support/demo-samples.ts';
import { DASHBOARD_SECRET } from '#tests/support/door-process.ts';
import { until } from '#tests/support/until.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let dashboard: Dashboard;
let investor: Visitor;
let project: string;

beforeAll(async () => {
  dashboard = await startDashboard();
  investor = dashboard.visitor();
  await investor.signIn('investor@aurora.test');
  project = `/invest/${(await demoSamples(dashboard.database)).slug}`;
});
afterAll(() => dashboard?.stop());

const MULTIPART = 'multipart/form-data; boundary=x';

/** What a policy says of one kind of content. */
const policyOf = (headers: Headers, kind: string) =>
  headers
    .get('Content-Security-Policy')
    ?.split('; ')
    .find((part) => part.startsWith(`${kind} `))
    ?.slice(kind.length + 1);

/** One raw exchange on a connection of its own. */
async function raw(text: string): Promise<string> {
  const socket = connect(dashboard.port, '127.0.0.1');
  socket.write(text.replace(/\n/g, '\r\n'));
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}

describe('the gates of the built dashboard', () => {
  test.each([
    'evil.example',
    'aurora.localhost.evil.example',
    'xn--aurora-.evil.example',
    '10.0.0.1',
    'aurora.example',
  ])('answer 421 to %s and call nobody', async (host) => {
    const before = dashboard.calls.length;
    const answer = await dashboard.visitor(host).get('/login');
    expect(answer.status).toBe(421);
    expect(answer.text).not.toContain('Aurora');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(dashboard.calls.length).toBe(before);
  });

  test('know a tenant in any spelling of its host', async () => {
    for (const host of ['AURORA.localhost', 'aurora.localhost.', 'aurora.localhost:80']) {
      const answer = await raw(`GET /login HTTP/1.1\nHost: ${host}\nConnection: close\n\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer).toContain('Aurora Capital');
    }
  });

  test('believe no header about the host, the address or the method', async () => {
    const headers = {
      'X-Forwarded-Host': 'ladrillo.localhost',
      Forwarded: 'host=ladrillo.localhost',
      'X-Original-URL': '/manager/users',
      'X-HTTP-Method-Override': 'POST',
      'X-Forwarded-For': '203.0.113.5',
    };
    const answer = await investor.get('/user/issuances', { headers });
    expect(answer.status).toBe(200);
    const last = dashboard.calls.at(-1);
    expect(last?.host).toBe('aurora.localhost');
    expect(last?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  test('show the API that they are a dashboard, at every call, with what is good for that one tenant and never the secret itself', async () => {
    await dashboard.visitor('ladrillo').get('/');
    await investor.get('/user/issuances');
    expect(new Set(dashboard.calls.map(({ host }) => host)).size).toBeGreaterThan(1);
    for (const { headers, host } of dashboard.calls) {
      expect(isDashboard(String(headers[DASHBOARD_PROOF.toLowerCase()] ?? ''), host, [DASHBOARD_SECRET])).toBe(true);
      expect(JSON.stringify(headers)).not.toContain(DASHBOARD_SECRET);
    }
  });

  test.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['another tenant', { Origin: 'http://ladrillo.localhost' }],
    ['our host by https', { Origin: 'https://aurora.localhost' }],
    ['a sandbox', { Origin: 'null' }],
    ['a page that says nothing', { Origin: undefined }],
    ['a site beside us', { Origin: undefined, 'Sec-Fetch-Site': 'same-site' }],
  ])('take no form from %s', async (_, headers) => {
    const before = dashboard.calls.length;
    for (const path of ['/logout', '/login', `${project}/invest`, '/user/issuances.data']) {
      const answer = await investor.ask('POST', path, 'a=b', {
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          ...Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
        } as Record<string, string>,
      });
      expect([path, answer.status]).toEqual([path, 403]);
    }
    expect(dashboard.calls.length).toBe(before);
    expect(dashboard.sessionOf(investor)).not.toBeNull();
  });

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('take no %s', async (method) => {
    const answer = await investor.ask(method, '/user/issuances', undefined, { headers: { Origin: investor.origin } });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
  });

  test('refuse a form over 1 MiB and a file over the largest limit before they have come', async () => {
    const head = (type: string, bytes: number) =>
      `POST /login HTTP/1.1\nHost: aurora.localhost\nOrigin: http://aurora.localhost\nContent-Type: ${type}\nContent-Length: ${bytes}\n\n`;
    expect(await raw(head('application/x-www-form-urlencoded', 1024 * 1024 + 1))).toMatch(/^HTTP\/1\.1 413 /);
    expect(await raw(head(MULTIPART, 257 * 1024 * 1024))).toMatch(/^HTTP\/1\.1 413 /);
    // Just below it the form is read, and refused for what is in it.
    const email = 'x'.repeat(1_000_000);
    const below = await dashboard.visitor().post('/login', { email, password: 'a-password-9' });
    expect(below.status).toBe(422);
  });

  test.each([
    ['a multipart form without an end', MULTIPART, '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nab'],
    ['a multipart form without a boundary', 'multipart/form-data', 'a=b'],
    ['six hundred fields', 'application/x-www-form-urlencoded', 'a=1&'.repeat(600)],
  ])('answer 400 to %s', async (_, type, body) => {
    const answer = await dashboard.visitor().ask('POST', '/login', body, {
      headers: { 'Content-Type': type, Origin: 'http://aurora.localhost:'.concat(String(dashboard.port)) },
    });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Ups! Error 400');
  });

  test('answer 415 to what is no form', async () => {
    const answer = await dashboard.visitor().ask('POST', '/login', '{"email":"a@b.es"}', {
      headers: { 'Content-Type': 'application/json', Origin: dashboard.originOf('aurora') },
    });
    expect(answer.status).toBe(415);
  });

  test.each([
    '/../../etc/passwd',
    '/assets/%2e%2e/%2e%2e/server/index.js',
    '/.env',
    '/.vite/manifest.json',
    '/assets/',
  ])('serve nothing below %s', async (path) => {
    const answer = await dashboard.visitor().get(path);
    expect(answer.status).toBe(404);
    expect(answer.text).toMatch(/^<!DOCTYPE html>/);
  });
});

describe('the headers and data of a page', () => {
  test.each([
    ['a hydrated page', '/user/issuances', true],
    ['a public page', '', false],
    ['the sign-in page', '/login', false],
    ['a page that is not there', '/nothing', false],
  ])('%s: every script may run, and no other', async (_, path, hydrated) => {
    const answer = await (hydrated ? investor : dashboard.visitor()).get(path || project);
    const scripts = [...answer.text.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
    // Data for crawlers is no script.
    const running = scripts.filter((attributes) => !attributes.includes('application/ld+json'));
    const nonce = /'nonce-([\w-]{20,})'/.exec(policyOf(answer.headers, 'script-src') ?? '')?.[1];
    expect(running.length).toBeGreaterThan(0);
    for (const attributes of running) {
      const own = /\bsrc="\/assets\/[\w-]+\.js"/.test(attributes);
      expect(own || (nonce && attributes.includes(`nonce="${nonce}"`)), attributes).toBeTruthy();
    }
    expect(Boolean(nonce)).toBe(hydrated);
    expect(policyOf(answer.headers, 'script-src')).not.toMatch(/unsafe|\*|data:|https?:(?=\s|$)/);
    for (const kind of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(policyOf(answer.headers, kind)).toBe("'none'");
    expect(policyOf(answer.headers, 'style-src')).toBe("'self'");
    expect(policyOf(answer.headers, 'form-action')).toBe("'self'");
    expect(answer.text).not.toMatch(/\son\w+="|\sstyle="|javascript:/);
  });

  test('the nonce is a new one each time', async () => {
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => policyOf((await investor.get('/user/issuances')).headers, 'script-src')),
    );
    expect(new Set(nonces).size).toBe(3);
  });

  test('every answer has the headers that keep a browser in', async () => {
    const visitor = dashboard.visitor();
    const asset = /href="(\/assets\/[\w-]+\.css)"/.exec((await visitor.get('/login')).text)?.[1] ?? '';
    for (const path of [
      '/login',
      project,
      asset,
      '/robots.txt',
      '/sitemap.xml',
      '/nothing',
      '/user/issuances',
      '/favicon.ico',
    ]) {
      const { headers } = await visitor.get(path);
      const said = (name: string) => [path, headers.get(name)];
      expect(said('X-Content-Type-Options')).toEqual([path, 'nosniff']);
      expect(said('Cross-Origin-Opener-Policy')).toEqual([path, 'same-origin']);
      expect(headers.get('Content-Security-Policy'), path).toMatch(/default-src '(none|self)'/);
      expect(headers.get('Referrer-Policy'), path).toBeTruthy();
      expect(headers.get('X-Request-Id'), path).toMatch(/^[\w-]{8,}$/);
      expect(said('X-Powered-By')).toEqual([path, null]);
      expect(said('Server')).toEqual([path, null]);
    }
  });

  test('a public page may be kept a minute by caches, and is not sent twice', async () => {
    for (const path of ['/login', project]) {
      const first = await dashboard.visitor().get(path);
      expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60, must-revalidate');
      expect(first.headers.get('Vary')).toMatch(/Cookie/);
      expect(first.headers.get('Vary')).toMatch(/Accept-Language/);
      expect(first.headers.get('Set-Cookie')).toBeNull();
      const tag = first.headers.get('ETag') ?? '';
      const again = await dashboard.visitor().get(path, { headers: { 'If-None-Match': tag } });
      expect([again.status, again.text]).toEqual([304, '']);
      // The other language is another page, and so is another tenant's.
      const other = await dashboard.visitor('aurora', 'en').get(path, { headers: { 'If-None-Match': tag } });
      expect(other.status).toBe(200);
      const neighbour = await dashboard.visitor('ladrillo').get('/login', { headers: { 'If-None-Match': tag } });
      expect(neighbour.status).toBe(200);
    }
  });

  test('pages with a session are kept by no cache, assets aside', async () => {
    for (const path of [
      '/user/issuances',
      '/user/issuances.data',
      '/nothing',
      '/sitemap.xml',
      '/robots.txt',
      project,
    ]) {
      const { headers } = await investor.get(path);
      expect([path, headers.get('Cache-Control'), headers.get('ETag')]).toEqual([path, 'no-store', null]);
    }
    const asset = /href="(\/assets\/[\w-]+\.css)"/.exec((await investor.get('/user/issuances')).text)?.[1] ?? '';
    expect((await investor.get(asset)).headers.get('Cache-Control')).toContain('immutable');
  });

  test('HEAD tells what GET would, without a body', async () => {
    for (const [who, path] of [
      [dashboard.visitor(), '/login'],
      [investor, '/user/issuances'],
    ] as const) {
      const head = await who.ask('HEAD', path, undefined, {});
      expect([head.status, head.text]).toEqual([200, '']);
      expect(head.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    }
    expect((await dashboard.visitor().ask('HEAD', '/user/issuances', undefined, {})).to).toContain('/login');
  });

  test('tokens and secrets are in no page, no data and no cookie that the browser may read', async () => {
    const token = dashboard.sessionOf(investor)?.accessToken ?? '';
    expect(token.length).toBeGreaterThan(20);
    for (const path of ['/user/issuances', '/user/portfolio', '/user/investments']) {
      for (const address of [path, `${path}.data`]) {
        const { text, headers } = await investor.get(address);
        expect(text).not.toContain(token);
        expect(text).not.toContain('accessToken');
        for (const line of headers.getSetCookie()) expect(line).toMatch(/HttpOnly/i);
      }
    }
  });

  test('source maps stay at home', async () => {
    const script = /src="(\/assets\/[\w-]+\.js)"/.exec((await investor.get('/user/issuances')).text)?.[1] ?? '';
    expect((await investor.get(script)).status).toBe(200);
    expect((await investor.get(`${script}.map`)).status).toBe(404);
  });
});

test('a request under way is answered while the dashboard ends', async () => {
  const other = await startDashboard();
  const held: ServerResponse[] = [];
  try {
    await other.visitor().get('/login');
    other.fault = (call, response) => {
      if (!call.path.endsWith('/slow-one')) return false;
      held.push(response);
      return true;
    };
    const underWay = other.visitor().get('/invest/slow-one');
    await until(() => held.length > 0, 'the dashboard asks the API');
    other.askToEnd();
    const isClosed = () =>
      other
        .visitor()
        .get('/login')
        .then(
          () => false,
          () => true,
        );
    await until(isClosed, 'the door takes nobody any more');
    held[0]?.writeHead(404).end();
    expect((await underWay).status).toBe(404);
  } finally {
    await other.stop();
  }
});
