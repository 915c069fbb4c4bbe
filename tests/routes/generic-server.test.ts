import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { until } from '#tests/support/until.ts';
import { Visitor } from '#tests/support/visitor.ts';

let server: ChildProcess;
let port: number;
let said = '';

/** Remix's own server, with no door of ours and no API: the build must not depend on either. */
beforeAll(async () => {
  const [own, nobody] = [await freePort(), await freePort()];
  port = own;
  server = spawn(process.execPath, ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      APP_ENV: 'test',
      PORT: String(port),
      LOCAL_API_BASE: `http://127.0.0.1:${nobody}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (said += chunk));
  await until(
    async () => {
      if (server.exitCode !== null) throw new Error(`remix-serve ended: ${said}`);
      return (await fetch(`http://127.0.0.1:${port}/resources/build`).catch(() => null)) !== null;
    },
    () => `remix-serve answers: ${said}`,
  );
});
afterAll(async () => {
  if (server.exitCode !== null) return;
  const exit = once(server, 'exit');
  server.kill('SIGKILL');
  await exit;
});

const visitor = (host = 'aurora.localhost') => new Visitor(`${host}:${port}`, port, 'es');

test('a generic server serves the build: pages, files, redirects, forms and the page of what is not there', async () => {
  const page = await visitor().get('/login');
  expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.text).toContain('name="password"');
  expect(page.headers.get('Content-Security-Policy')).toContain("object-src 'none'");
  const asset = /href="(\/assets\/[\w-]+\.css)"/.exec(page.text)?.[1] ?? '';
  expect((await visitor().get(asset)).status).toBe(200);
  expect((await visitor().get('/user/portfolio')).to).toBe('/login?next=%2Fuser%2Fportfolio');
  expect((await visitor().get('/nothing')).status).toBe(404);
  const refused = await visitor().post('/login', { email: 'no-at-sign', password: 'a-password-9' });
  expect(refused.status).toBe(422);
});

test('the app without its door serves no unknown host', async () => {
  const answer = await visitor('evil.example').get('/login');
  expect(answer.status).toBe(421);
  expect(answer.text).not.toContain('name="password"');
});

test('the app without its door lets nobody into an area', async () => {
  for (const path of [
    '/manager/users',
    '/manager/users.data',
    '/user/issuances.data?_routes=routes%2Fuser%2Fissuances',
  ]) {
    const answer = await visitor().get(path);
    expect([path, answer.to ?? answer.text]).toEqual([path, expect.stringContaining('/login?next=')]);
  }
});
