import { afterAll, beforeAll, expect, test } from 'vitest';
import { installTenants } from '#backend/seed/install-tenants.ts';
import { loginSecret } from '#contract/auth.ts';
import { customization } from '#contract/customization.ts';
import { type BackEnd, callApi, startBackEnd } from '#tests/support/back-end.ts';
import { cloneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { listen } from '#tests/support/listen.ts';
import { good } from '#tests/support/order-steps.ts';

const HOST = 'enclave.localhost';
const EMAIL = 'investor@enclave.test';

let db: TestDatabase;
let backEnd: BackEnd;
let origin: string;
beforeAll(async () => {
  db = await cloneDatabase();
  backEnd = await startBackEnd(db.url);
  origin = await listen(backEnd);
});
afterAll(async () => {
  await backEnd?.close();
  await db?.drop();
});

const signIn = (fields: Record<string, string>, host = HOST) =>
  fetch(`${origin}/local-portal/${host}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

test('a person who signs in at the portal of this machine goes on to the dashboard with a secret that opens one session', async () => {
  const shown = await fetch(`${origin}/local-portal/${HOST}`);
  expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining(`Portal of ${HOST}`)]);
  const answer = await signIn({ email: EMAIL, password: 'lonja-demo-2026' });
  expect(answer.status).toBe(303);
  const to = new URL(answer.headers.get('Location') ?? '');
  expect([to.hostname, to.pathname]).toEqual([HOST, '/login']);
  const secret = to.searchParams.get('secret') ?? '';
  const redeem = () => callApi(backEnd.fetch, origin, HOST, loginSecret, { body: { secret } });
  expect(good(await redeem()).data.email).toBe(EMAIL);
  expect((await redeem()).status).toBe(401);
});

test('the portal of this machine says what is wrong, keeps the address that was typed, and knows no host of nobody', async () => {
  const answer = await signIn({ email: 'a"b@enclave.test', password: 'wrong-word-2026' });
  const text = await answer.text();
  expect(answer.status).toBe(422);
  for (const said of ['do not belong together', 'value="a&quot;b@enclave.test"']) expect(text).toContain(said);
  expect((await signIn({})).status).toBe(422);
  expect((await signIn({ email: EMAIL, password: 'lonja-demo-2026' }, 'nobody.localhost')).status).toBe(404);
});

test('tenants whose people sign in elsewhere lead to this machine’s portal where it is run, the others to nowhere else', async () => {
  const before = await db.query<{ name: string }>(
    `delete from tenant_hosts where host in ($1, 'aurora.localhost') returning host as name`,
    [HOST],
  );
  expect(before).toHaveLength(2);
  await db.query(`update tenants set name = name || '-before' where name in ('enclave', 'aurora')`);
  await installTenants(db.url, 'test', { portals: 'http://localhost:8031' });
  const rows = await db.query<{ name: string; customization: unknown }>(
    `select name, customization from tenants where name in ('enclave', 'aurora') order by name`,
  );
  const urls = rows.map((row) => customization.parse(row.customization).urls);
  const portal = `http://localhost:8031/local-portal/${HOST}`;
  expect(urls.map(({ login, register, logout }) => [login, register, logout])).toEqual([
    ['', '', ''],
    [portal, portal, portal],
  ]);
});
