import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { startBuiltBackend } from '#tests/support/started-backend.ts';

/** More than an ending process waits for: without an end to the walk it would go on after its database is gone. */
const CHECKS = 40;
const SLOW_MS = 1_000;

let db: TestDatabase;
let provider: Server;
let dataDir: string;
let asked = 0;

/** A provider of identities that takes its time, and as many checks of each of three tenants as nobody can ask after before the process has to end. */
beforeAll(async () => {
  db = await cloneDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'lonja-ending-'));
  provider = createServer((_, response) => {
    asked += 1;
    setTimeout(() => response.end(JSON.stringify({ reviewStatus: 'pending' })), SLOW_MS).unref();
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  const settings = {
    ...{ appToken: 'token_of_the_tests', secretKey: 'secret_of_the_tests', webhookSecrets: ['whsec_of_the_tests'] },
    ...{ level: 'investors', environment: 'local' },
  };
  await db.query(`update tenants set settings = settings || jsonb_build_object('identity', $1::jsonb)`, [
    JSON.stringify(settings),
  ]);
  const waiting = await db.query(
    `update kyc_checks set status = 'PENDING', provider_reference = 'of-' || id, handed_on_at = now(), submitted_at = now()
     where id in (select id from kyc_checks order by tenant_id, id limit ${CHECKS}) returning id`,
  );
  expect(waiting).toHaveLength(CHECKS);
});
afterAll(async () => {
  provider.closeAllConnections();
  provider.close();
  await db.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test('told to end while a long job is at work, the back end ends after the piece in hand, writes no line of error, and the job is done again', async () => {
  const started = await startBuiltBackend({
    DATABASE_URL: db.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    API_ORIGIN: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
  });
  while (asked < 2) await sleep(50);
  expect(await started.stop()).toBe(0);
  expect(asked).toBeLessThan(CHECKS);
  const lines = started.log().split('\n');
  expect(lines.filter((line) => /"level":[456]0/.test(line) && !line.includes('"progress"'))).toEqual([]);
  expect(started.log()).not.toContain('after calling end on the pool');
  const [job] = await db.query<{ state: string; done: Date | null }>(
    `select j.state::text as state, r.done_at as done from pgboss.job j join job_runs r on r.name = j.name
     where j.name = 'identity.sweep' order by j.created_on desc limit 1`,
  );
  expect(job?.done).toBeNull();
  expect(['failed', 'retry']).toContain(job?.state);
});
