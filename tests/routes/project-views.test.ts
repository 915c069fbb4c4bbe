import { request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DASHBOARD_PROOF } from '#contract/dashboard-proof.ts';
import { PROJECT_SEEN } from '#domain/network/project-seen.ts';
import { MOST_BROWSERS } from '#server/views/view-counter.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { demoSamples } from '#tests/support/demo-samples.ts';
import { until } from '#tests/support/until.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let dashboard: Dashboard;
let project: string;
let issuanceId: string;

beforeAll(async () => {
  // Whoever comes through this machine's proxy is who it says.
  dashboard = await startDashboard({ PAGE_MEMORY_MB: '8', TRUSTED_PROXIES: '127.0.0.1' });
  const samples = await demoSamples(dashboard.database);
  project = `/invest/${samples.slug}`;
  issuanceId = samples.issuanceId;
});
afterAll(() => dashboard?.stop());

async function look(headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', path = project) {
  const answer = await request(`http://127.0.0.1:${dashboard.port}${path}`, {
    method,
    headers: {
      Host: `aurora.localhost:${dashboard.port}`,
      'User-Agent': FIREFOX,
      'X-Forwarded-For': '203.0.113.1',
      ...headers,
    },
  });
  await answer.body.dump();
  return answer;
}

const seen = async () => {
  const rows = await dashboard.database.query<{ count: number }>(
    'select count from project_views where issuance_id = $1',
    [issuanceId],
  );
  return rows.reduce((sum, { count }) => sum + count, 0);
};

test('people who saw a project’s page, signed in or not, reach its figures although memory serves it, without who they were; a process that is told to end sends first', async () => {
  const before = await seen();
  const { headers } = await look();
  for (let times = 0; times < 300; times += 1) await look();
  // Kept by the browser, from an old link and in the other language it is the same person.
  expect((await look({ 'If-None-Match': String(headers.etag) })).statusCode).toBe(304);
  await look({}, 'GET', `${project}?utm_source=carta`);
  await look({ 'Accept-Language': 'en' });
  // Another one; and one who changes names as often as they like.
  await look({ 'X-Forwarded-For': '203.0.113.2' });
  for (let name = 0; name < 60; name += 1)
    await look({ 'X-Forwarded-For': '203.0.113.3', 'User-Agent': `${FIREFOX} ${name}` });
  // Nobody.
  const nobody = { 'X-Forwarded-For': '203.0.113.9' };
  await look({ ...nobody, 'User-Agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' });
  await look({ ...nobody, 'Sec-Purpose': 'prefetch' });
  await look(nobody, 'HEAD');
  await look(nobody, 'GET', '/invest/no-existe');
  await look({ ...nobody, Cookie: `session=${dashboard.sealed('session', 'aurora', {})}` });

  // An investor counts once signed in, too: the page and its data are the same person's. The public address leads everybody with a session elsewhere.
  const signedIn = async (email: string, address: string) => {
    const visitor = dashboard.visitor();
    await visitor.signIn(email);
    const headers = { 'User-Agent': FIREFOX, 'X-Forwarded-For': address };
    return (path: string) => visitor.get(path, { headers });
  };
  const investor = await signedIn('investor@aurora.test', '203.0.113.4');
  for (const path of [`/user/issuances/${issuanceId}`, `/user/issuances/${issuanceId}.data`]) {
    const page = await investor(path);
    expect([path, page.status, page.headers.get(PROJECT_SEEN)]).toEqual([path, 200, null]);
  }
  for (const who of ['manager', 'issuer']) {
    const house = await signedIn(`${who}@aurora.test`, '203.0.113.9');
    expect((await house(project)).status).toBe(302);
  }

  dashboard.askToEnd();
  await until(async () => (await seen()) > before, 'the process sends what it has counted');
  expect((await seen()) - before).toBe(1 + 1 + MOST_BROWSERS + 1);
  const sent = dashboard.calls.filter(({ path }) => path.endsWith('/public/project-views'));
  expect(sent.length).toBeGreaterThan(0);
  for (const { headers: told } of sent) {
    expect(told[DASHBOARD_PROOF.toLowerCase()]).toBeTruthy();
    expect(JSON.stringify(told)).not.toMatch(/203\.0\.113|Firefox/);
  }
});
