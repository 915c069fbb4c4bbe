import { afterAll, beforeAll, expect, test } from 'vitest';
import { installTenants } from '#backend/seed/install-tenants.ts';
import { forgotPassword, login, loginSecret, register, resendCode } from '#contract/auth.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { APP_ENVS, type AppEnv } from '#tenants/environments.ts';
import { TENANTS } from '#tenants/registry.ts';
import { NEWEST_FIRST } from '#tests/support/as-written.ts';
import { type BackEnd, callApi, startBackEnd } from '#tests/support/back-end.ts';
import { cloneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { SAMPLE_INPUTS } from '#tests/support/sample-inputs.ts';

const VICTIM = 'investor@aurora.test';
const DOORS: { endpoint: Endpoint; body: object }[] = [
  { endpoint: forgotPassword, body: { email: VICTIM } },
  { endpoint: resendCode, body: { email: VICTIM } },
  { endpoint: login, body: { email: VICTIM, password: 'lonja-demo-2026' } },
  { endpoint: loginSecret, body: { secret: 's'.repeat(40) } },
  { endpoint: register, body: SAMPLE_INPUTS.register?.body ?? {} },
];

let db: TestDatabase;
beforeAll(async () => {
  db = await cloneDatabase();
});
afterAll(() => db.drop());

/** A back end that was started where the hosts of every other environment had been installed before. */
async function startedIn(env: AppEnv): Promise<BackEnd> {
  await db.query(
    `insert into tenant_hosts (tenant_id, host)
     select t.id, h.host from unnest($1::text[], $2::text[]) h (name, host) join tenants t using (name) on conflict do nothing`,
    [
      TENANTS.flatMap(({ name, hosts }) => APP_ENVS.flatMap((one) => hosts[one].map(() => name))),
      TENANTS.flatMap(({ hosts }) => APP_ENVS.flatMap((one) => hosts[one])),
    ],
  );
  await installTenants(db.url, env);
  return startBackEnd(db.url, 5, {
    APP_ENV: env,
    SMTP_URL: 'smtp://localhost:1',
    MAIL_FROM: 'no-reply@aurora.test',
    DASHBOARD_SECRET: 'd'.repeat(32),
  });
}

test.each(APP_ENVS)('hosts of every other environment are unknown in %s, at each door', async (env) => {
  const backEnd = await startedIn(env);
  try {
    const mailsBefore = await db.query('select id from mails');
    const wrong: string[] = [];
    let tried = 0;
    for (const { hosts } of TENANTS) {
      const foreign = new Set(APP_ENVS.flatMap((one) => hosts[one]).filter((host) => !hosts[env].includes(host)));
      for (const host of foreign) {
        for (const { endpoint, body } of DOORS) {
          const { status } = await callApi(backEnd.fetch, 'http://api.test', host, endpoint, { body: body as never });
          tried += 1;
          if (status !== 421) wrong.push(`${endpoint.id} at ${host}: ${status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(TENANTS.length * DOORS.length * 2);
    expect(await db.query('select id from mails')).toHaveLength(mailsBefore.length);
  } finally {
    await backEnd.close();
  }
});

test('a link in a mail leads to the primary host of the tenant in this environment, whichever of its hosts was asked', async () => {
  const backEnd = await startedIn('prod');
  try {
    const answer = await callApi(backEnd.fetch, 'http://api.test', 'www.aurora.example', forgotPassword, {
      body: { email: VICTIM },
    });
    expect(answer.status).toBe(200);
    const [mail] = await db.query<{ plain: string; html: string }>(
      `select plain, html from mails where to_address = $1 order by ${NEWEST_FIRST} limit 1`,
      [VICTIM],
    );
    expect(mail?.plain).toContain('https://aurora.example/remember-password?token=');
    expect(`${mail?.plain}${mail?.html}`).not.toContain('www.aurora.example/');
  } finally {
    await backEnd.close();
  }
});
