import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '#contract/auth.ts';
import { DASHBOARD_PROOF, dashboardProof } from '#contract/dashboard-proof.ts';
import { type BackEnd, callApi, startBackEnd } from '#tests/support/back-end.ts';
import { cloneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { listen } from '#tests/support/listen.ts';

const HOST = 'aurora.localhost';
const [NEW, OLD] = ['n'.repeat(32), 'o'.repeat(32)];
const VISITORS = ['203.0.113.1', '203.0.113.2', '2001:db8::3'];

let db: TestDatabase;
const running: BackEnd[] = [];

beforeAll(async () => {
  db = await cloneDatabase();
});
afterAll(async () => {
  await Promise.all(running.map((backEnd) => backEnd.close()));
  await db.drop();
});

/** A back end that listens, and gets a wrong password of each visitor. Answers under how many addresses they were counted. */
async function served(env: Record<string, string>) {
  const backEnd = await startBackEnd(db.url, 5, env);
  running.push(backEnd);
  const origin = await listen(backEnd);
  return async (headersFor: (visitor: string) => Record<string, string>, host = HOST) => {
    await db.query('delete from rate_limits');
    for (const visitor of VISITORS) {
      const body = { email: `${randomUUID()}@persona.test`, password: 'no-es-esta-clave' };
      const { status } = await callApi(fetch, origin, host, login, { body, headers: headersFor(visitor) });
      expect(status).toBe(401);
    }
    const rows = await db.query<{ count: number }>(`select count from rate_limits where bucket like 'login:address%'`);
    return rows.map(({ count }) => Number(count));
  };
}
const forwarded = (visitor: string) => ({ 'X-Forwarded-For': visitor });
const proved = (secret: string, host = HOST) => ({ [DASHBOARD_PROOF]: dashboardProof(secret, host) });

test('the visitor’s address counts from a dashboard that shows the secret; a stranger is counted under their own address', async () => {
  const counts = await served({ DASHBOARD_SECRET: `${NEW},${OLD}` });
  expect(await counts(forwarded)).toEqual([3]);
  for (const secret of [NEW, OLD]) {
    expect(await counts((visitor) => ({ ...forwarded(visitor), ...proved(secret) }))).toEqual([1, 1, 1]);
    // A proxy between the two adds the dashboard's own address behind.
    const behind = (visitor: string) => ({ ...forwarded(`${visitor}, 10.0.0.7`), ...proved(secret) });
    expect(await counts(behind)).toEqual([1, 1, 1]);
  }
});

test('a proof of another secret, host or length is refused, and the bare secret too', async () => {
  const counts = await served({ DASHBOARD_SECRET: NEW });
  const wrong = [
    proved(OLD),
    proved(NEW, 'exeu.localhost'),
    { [DASHBOARD_PROOF]: NEW },
    { [DASHBOARD_PROOF]: dashboardProof(NEW, HOST).slice(0, -1) },
    { [DASHBOARD_PROOF]: `${dashboardProof(NEW, HOST)}a` },
    { [DASHBOARD_PROOF]: '' },
  ];
  for (const headers of wrong) expect(await counts((visitor) => ({ ...forwarded(visitor), ...headers }))).toEqual([3]);
});

test('a proxy that was named, by a range too, says who calls through it; what stands left of that is a claim', async () => {
  const counts = await served({ DASHBOARD_SECRET: NEW, TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.0/8, ::1' });
  expect(await counts((visitor) => forwarded(`6.6.6.6, ${visitor}, 10.1.2.3`))).toEqual([1, 1, 1]);
  expect(await counts((visitor) => forwarded(`${visitor}, 198.51.100.7`))).toEqual([3]);
});

test('a dashboard without a secret, on a developer’s machine, is known by where it runs', async () => {
  const counts = await served({});
  expect(await counts(forwarded)).toEqual([1, 1, 1]);
});
