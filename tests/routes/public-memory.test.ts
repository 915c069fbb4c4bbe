import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ClockAhead, clockAhead } from '#tests/support/clock-ahead.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { demoSamples } from '#tests/support/demo-samples.ts';
import type { Visitor } from '#tests/support/visitor.ts';

/** A page may be this old; then it is drawn anew. */
const FRESH_MS = 10_000;

let clock: ClockAhead;
let dashboard: Dashboard;
let project: string;
let issuanceId: string;

beforeAll(async () => {
  clock = clockAhead();
  dashboard = await startDashboard({ ...clock.env, PAGE_MEMORY_MB: '8' });
  const samples = await demoSamples(dashboard.database);
  project = `/invest/${samples.slug}`;
  issuanceId = samples.issuanceId;
});
afterAll(async () => {
  await dashboard?.stop();
  clock?.remove();
});
afterEach(() => {
  dashboard.fault = null;
});

const isOfProject = ({ path }: { path: string }) => path.includes('/public/issuances/');
/** How often the API was asked for a project's page since. */
const callsSince = (from: number) => dashboard.calls.slice(from).filter(isOfProject).length;
const called = () => dashboard.calls.length;

/** Gives the project another title, as its issuer would. */
async function rename(title: string): Promise<void> {
  await dashboard.database.query('update issuances set title = $1, updated_at = now() where id = $2', [
    { es: title, en: `${title} in English` },
    issuanceId,
  ]);
}

/** One raw exchange, so that the Host line can be anything. */
async function raw(host: string, path: string, headers: string[] = []): Promise<string> {
  const socket = connect(dashboard.port, '127.0.0.1');
  socket.write([`GET ${path} HTTP/1.1`, `Host: ${host}`, ...headers, 'Connection: close', '', ''].join('\r\n'));
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}

describe('a public page in memory', () => {
  test('is drawn once for fifty people who come at the same moment, and for nobody in the ten seconds after', async () => {
    await rename('Cincuenta');
    const path = `${project}?utm_source=fifty`;
    const from = called();
    const answers = await Promise.all(Array.from({ length: 50 }, () => dashboard.visitor().get(path)));
    for (const { status, text, headers } of answers) {
      expect([status, text.includes('Cincuenta')]).toEqual([200, true]);
      expect(headers.get('Set-Cookie')).toBeNull();
      expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60, must-revalidate');
      expect(headers.get('Vary')).toMatch(/Cookie/);
      expect(headers.get('Vary')).toMatch(/Accept-Language/);
      expect(headers.get('Vary')).toMatch(/Accept-Encoding/);
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    }
    expect(callsSince(from)).toBe(1);
    // Each answer is one of its own in the log.
    expect(new Set(answers.map(({ headers }) => headers.get('X-Request-Id'))).size).toBe(50);
    await dashboard.visitor().get(path);
    expect(callsSince(from)).toBe(1);
  });

  test('says what is true within ten seconds of a change', async () => {
    await rename('Antes');
    const path = `${project}?utm_source=change`;
    expect((await dashboard.visitor().get(path)).text).toContain('Antes');
    await rename('Después');
    clock.pass(FRESH_MS);
    expect((await dashboard.visitor().get(path)).text).toContain('Después');
  });

  test('is served as it was while one request has it drawn anew by a slow API, and is new when that is done', async () => {
    await rename('Vieja');
    const path = `${project}?utm_source=slow`;
    await dashboard.visitor().get(path);
    await rename('Nueva');
    clock.pass(FRESH_MS);
    const release = holdProjects();
    const from = called();
    const during = await Promise.all(Array.from({ length: 20 }, () => dashboard.visitor().get(path)));
    expect(during.map(({ text }) => text.includes('Vieja'))).toEqual(Array(20).fill(true));
    expect(callsSince(from)).toBe(1);
    release();
    await expect
      .poll(async () => (await dashboard.visitor().get(path)).text.includes('Nueva'), { timeout: 120_000 })
      .toBe(true);
    expect(callsSince(from)).toBe(1);
  });

  test('outlives an API that dies while it is drawn anew', async () => {
    await rename('Superviviente');
    const path = `${project}?utm_source=crash`;
    await dashboard.visitor().get(path);
    clock.pass(FRESH_MS);
    dashboard.fault = (call, response) => {
      if (!isOfProject(call)) return false;
      response.socket?.destroy();
      return true;
    };
    const from = called();
    for (let at = 0; at < 5; at += 1) {
      const answer = await dashboard.visitor().get(path);
      expect([answer.status, answer.text.includes('Superviviente')]).toEqual([200, true]);
    }
    const asked = callsSince(from);
    expect(asked).toBeGreaterThan(0);
    dashboard.fault = null;
    await rename('Auferstanden');
    await expect
      .poll(async () => (await dashboard.visitor().get(path)).text.includes('Auferstanden'), { timeout: 120_000 })
      .toBe(true);
  });

  test('is gone when it is a page no more', async () => {
    const path = `${project}?utm_source=gone`;
    expect((await dashboard.visitor().get(path)).status).toBe(200);
    await dashboard.database.query(`update issuances set status = 'DRAFT' where id = $1`, [issuanceId]);
    try {
      clock.pass(FRESH_MS);
      for (let at = 0; at < 2; at += 1) expect((await dashboard.visitor().get(path)).status).toBe(404);
    } finally {
      await dashboard.database.query(`update issuances set status = 'CAMPAIGN' where id = $1`, [issuanceId]);
    }
    // What is not there is not kept.
    expect((await dashboard.visitor().get(path)).status).toBe(200);
  });

  test('comes packed as the visitor takes it, and not again to those who have it', async () => {
    const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
      request(`http://127.0.0.1:${dashboard.port}/login`, {
        method,
        headers: { host: dashboard.visitor().host, ...headers },
      });
    const plain = await (await ask({})).body.text();
    for (const [name, open] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const)
      for (let at = 0; at < 2; at += 1) {
        const answer = await ask({ 'accept-encoding': name });
        const body = Buffer.from(await answer.body.arrayBuffer());
        expect(answer.headers['content-encoding']).toBe(name);
        expect(answer.headers['content-length']).toBe(String(body.length));
        expect(open(body).toString()).toBe(plain);
        const again = await ask({ 'accept-encoding': name, 'if-none-match': String(answer.headers.etag) });
        expect([again.statusCode, await again.body.text()]).toEqual([304, '']);
        expect([again.headers.etag, again.headers.vary]).toEqual([answer.headers.etag, answer.headers.vary]);
      }
    const head = await ask({ 'accept-encoding': 'br' }, 'HEAD');
    expect([head.statusCode, await head.body.text()]).toEqual([200, '']);
    expect((await ask({ 'if-none-match': '"another"' })).statusCode).toBe(200);
  });
});

describe('pages that are not the same', () => {
  test('never mix: languages, colours, consent, hosts and tenants', async () => {
    const tenants = ['cumbre', 'aurora', 'ladrillo'] as const;
    const seen = new Map<string, string>();
    for (let round = 0; round < 2; round += 1)
      for (const tenant of tenants)
        for (const lang of ['es', 'en'] as const)
          for (const scheme of ['auto', 'dark', 'light'] as const) {
            const visitor = dashboard.visitor(tenant, lang);
            if (scheme !== 'auto') {
              // As the switch of the page itself does it.
              const back = await visitor.post('/resources/scheme', { scheme, next: '/login' });
              expect([back.status, back.to]).toEqual([303, '/login']);
            }
            const { text } = await visitor.get('/login');
            expect(text).toContain(`<html lang="${lang}" data-scheme="${scheme}"`);
            const name = `${tenant} ${lang} ${scheme}`;
            // The first round filled the memory, the second one reads it.
            expect(seen.get(name) ?? text).toBe(text);
            seen.set(name, text);
          }
    expect(new Set(seen.values()).size).toBe(seen.size);
  });

  test('a consent that was given or refused is shown, and asked for again of the next visitor', async () => {
    const pages: string[] = [];
    for (const intent of ['accept', 'refuse', null]) {
      const visitor = dashboard.visitor('cumbre');
      if (intent) await visitor.post('/resources/consent', { intent, next: '/login' });
      const { text } = await visitor.get('/login');
      expect(text.includes('GTM-CMBR26')).toBe(intent === 'accept');
      expect(text.includes('action="/resources/consent"')).toBe(intent === null);
      pages.push(text);
    }
    expect(new Set(pages).size).toBe(3);
  });

  test('a stranger’s Host line or proxy header gets nobody else’s page into memory, or out of it', async () => {
    const own = dashboard.visitor('aurora').host;
    await dashboard.visitor('aurora').get('/login');
    await dashboard.visitor('ladrillo').get('/login');
    const lies = [
      'X-Forwarded-Host: ladrillo.localhost',
      'Forwarded: host=ladrillo.localhost',
      'X-Original-URL: /register',
    ];
    expect(await raw(own, '/login', lies)).toContain('Aurora Capital');
    expect(await raw(own, '/login?utm_source=lies', lies)).toContain('Aurora Capital');
    expect((await dashboard.visitor('aurora').get('/login?utm_source=lies')).text).toContain('Aurora Capital');
    expect(await raw('evil.example', '/login')).toMatch(/^HTTP\/1\.1 421 /);
    expect(await raw(`${own}, ladrillo.localhost`, '/login')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await raw('aurora.localhost@ladrillo.localhost', '/login')).toMatch(/^HTTP\/1\.1 400 /);
    // Another spelling of the host is a page of its own: its addresses say that host.
    const spelt = await raw('aurora.localhost:1234', '/login');
    expect(spelt).toContain('http://aurora.localhost:1234/login');
    expect((await dashboard.visitor('aurora').get('/login')).text).not.toContain(':1234');
  });
});

describe('a signed-in visitor', () => {
  let investor: Visitor;
  beforeAll(async () => {
    investor = dashboard.visitor();
    await investor.signIn('investor@aurora.test');
  });

  test('never gets a page of the memory, and puts none into it', async () => {
    expect((await dashboard.visitor().get('/login')).status).toBe(200);
    expect((await investor.get('/login')).to).toBe('/user/issuances');
    expect((await investor.get(project)).to).toBe(`${project}/invest`);
    const path = `${project}?utm_source=somebody`;
    expect((await investor.get(path)).to).toContain(`${project}/invest`);
    expect((await dashboard.visitor().get(path)).status).toBe(200);
    // A session that opens nothing is still no reason to share.
    const odd = dashboard.visitor();
    odd.cookies.set('session', 'nonsense');
    const page = await odd.get('/login');
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  });

  test('sees what was just said to them alone', async () => {
    const visitor = dashboard.visitor();
    const sent = await visitor.post('/forgot-password', { email: 'investor@aurora.test' });
    expect(visitor.cookies.has('toast')).toBe(true);
    const told = await visitor.follow(sent);
    const bare = await dashboard.visitor().get(sent.to ?? '');
    expect(told.headers.getSetCookie().join()).toContain('toast=;');
    expect(bare.headers.getSetCookie()).toEqual([]);
    expect(told.text).not.toBe(bare.text);
  });

  test('finds their own e-mail address on the sign-in page, and nobody else does', async () => {
    const visitor = dashboard.visitor();
    await visitor.post('/login', { email: 'investor@aurora.test', password: 'lonja-demo-2026', remember: 'on' });
    visitor.cookies.delete('session');
    if (!visitor.cookies.has('email')) throw new Error('the sign-in page remembers nobody');
    expect((await visitor.get('/login')).text).toContain('investor@aurora.test');
    expect((await dashboard.visitor().get('/login')).text).not.toContain('investor@aurora.test');
  });
});

test('addresses of strangers’ making come to no more than the memory that they may have, and cost the pages of ours nothing', async () => {
  const before = called();
  await dashboard.visitor().get(project);
  const first = callsSince(before);
  for (let at = 0; at < 60; at += 1) await dashboard.visitor().get(`${project}?utm_source=flood-${at}`);
  const from = called();
  await dashboard.visitor().get(project);
  // Still there, unless ten seconds have gone by.
  expect(callsSince(from)).toBeLessThanOrEqual(1);
  expect(first).toBeLessThanOrEqual(1);
  // The earliest of the flood have been pushed out by the latest.
  await dashboard.visitor().get(`${project}?utm_source=flood-0`);
  expect(callsSince(from)).toBeGreaterThanOrEqual(1);
  // Parameters that are not known are never kept.
  const odd = called();
  for (let at = 0; at < 2; at += 1) await dashboard.visitor().get(`${project}?colour=red`);
  expect(callsSince(odd)).toBe(2);
});

/** Holds calls for projects back until released, so that the API is slow for as long as the test wants. */
function holdProjects(): () => void {
  const waiting: (() => void)[] = [];
  let isOpen = false;
  const inner = dashboard.backEnd.fetch;
  dashboard.backEnd.fetch = async (...sent) => {
    if (!isOpen && isOfProject({ path: sent[0].url })) await new Promise<void>((resolve) => waiting.push(resolve));
    return inner(...sent);
  };
  return () => {
    isOpen = true;
    for (const go of waiting) go();
    dashboard.backEnd.fetch = inner;
  };
}
