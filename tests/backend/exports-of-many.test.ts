import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepEachMinute } from '#backend/jobs/sweep-each-minute.ts';
import { exportSweep } from '#backend/modules/exports/sweep-exports.ts';
import { fullPath } from '#contract/base-address.ts';
import { getExportFile } from '#contract/exports.ts';
import { exportSteps } from '#tests/support/export-world.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { type KillableBackend, killableBackend } from '#tests/support/killable-backend.ts';
import { good } from '#tests/support/order-steps.ts';
import { until } from '#tests/support/until.ts';

const ROWS = 100_000;
/** Megabytes of memory for objects: the back end itself takes some 100, all rows as the list answers them some 300. */
const HEAP_MB = 192;

let world: InvestWorld;
let backend: KillableBackend;
let steps: ReturnType<typeof exportSteps>;
beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
  steps = exportSteps(world);
  const person = await world.addPerson();
  const offer = await world.addOffer();
  await world.db.query(
    `insert into investments (tenant_id, reference, user_id, issuance_id, status, tokens, price, amount_cents, terms_version, created_at, updated_at)
     select $1, 'ORD-' || lpad(n::text, 6, '0'), $2, $3, 'CANCELED', 1 + n % 9, 50, 5000 * (1 + n % 9), 1, timestamptz '2026-01-01' + n * interval '1 second', now()
     from generate_series(1, $4::int) n`,
    [world.tenantId, person.id, offer.id, ROWS],
  );
  backend = await killableBackend(world.db.url, { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` });
}, 240_000);
afterAll(async () => {
  await backend?.stop();
  await world?.close();
});

const stateOf = async (id: string) => {
  const [row] = await world.db.query<{ state: string; rows: number; attempts: number; file_id: string | null }>(
    'select state, rows, attempts, file_id from exports where id = $1',
    [id],
  );
  if (!row) throw new Error('the export is gone');
  return row;
};

/** The bytes, from the process that wrote them. */
async function fileOf(id: string): Promise<Buffer> {
  const answer = await fetch(`${backend.origin}${fullPath(getExportFile.path.replace('{id}', id))}`, {
    headers: { 'X-TENANT-HOST': world.host, 'X-MANAGER-USER-ACCESS-TOKEN': world.manager.token },
  });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

test('a hundred thousand rows are written by a process that cannot hold them, killed in the middle and begun anew: each row once, in order', async () => {
  const columns = ['reference', 'tokens', 'amount', 'date'];
  const { id } = good(await steps.ask(world.manager, { list: 'investments', format: 'CSV', columns })).data;
  await backend.start();
  await until(async () => (await stateOf(id)).rows >= 10_000, 'some pages are written');
  await backend.kill();
  expect(await stateOf(id)).toMatchObject({ state: 'PREPARING', attempts: 1 });
  // What the sweep of every minute does a minute later.
  await world.db.query(`update exports set moved_at = now() - interval '2 minutes' where id = $1`, [id]);
  await sweepEachMinute(world.backEnd.deps, { exports: exportSweep });
  expect((await stateOf(id)).state).toBe('QUEUED');
  await backend.start();
  await until(async () => (await stateOf(id)).state === 'READY', 'the file is there');
  expect(await stateOf(id)).toMatchObject({ rows: ROWS, attempts: 2 });
  const rows = parse(await fileOf(id), { bom: true, delimiter: ';', from: 2 }) as string[][];
  expect(rows).toHaveLength(ROWS);
  expect(rows.every(([reference], at) => reference === `ORD-${String(ROWS - at).padStart(6, '0')}`)).toBe(true);
}, 300_000);
