import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTenant } from '#backend/db/transaction.ts';
import { sweepEachMinute } from '#backend/jobs/sweep-each-minute.ts';
import { checkTotals, totalSweep } from '#backend/totals/keep-totals.ts';
import { repairTotals, totalsOf } from '#backend/totals/totals.repository.ts';
import { INVESTMENT_STATUSES } from '#domain/investment/status.ts';
import { isPaid } from '#domain/investment/transitions.ts';
import {
  anotherTenant,
  type InvestWorld,
  makeInvestWorld,
  type Offer,
  type Person,
} from '#tests/support/invest-world.ts';

let world: InvestWorld;
let offers: Offer[];
let people: Person[];

beforeAll(async () => {
  world = await makeInvestWorld();
  offers = [await world.addOffer({ tokens: 1_000_000 }), await world.addOffer({ tokens: 1_000_000 })];
  people = [];
  for (let at = 0; at < 6; at += 1) people.push(await world.addPerson());
});
beforeEach(() => world.db.query('delete from investments where tenant_id = $1', [world.tenantId]));
afterAll(() => world.close());

/** What the tables of totals do not say as the rows do. */
const breaks = () =>
  inTenant(world.backEnd.deps.pool, world.tenantId, async (tx) => {
    const { rows } = await tx.$client.query('select * from lonja_totals_breaks()');
    return rows;
  });

const INSERT = `insert into investments (tenant_id, id, reference, user_id, issuance_id, status, tokens, price, amount_cents, terms_version, created_at, updated_at)
  values ($1, $2::uuid, $2::text, $3, $4, $5, 1, 10, $6, 1, now(), now())`;

/** A place for an order: no two live ones of a person on an offer. */
interface Slot {
  id: string;
  values: string[];
}
const slots: Slot[] = [];
const slotAt = (at: number): Slot => {
  slots[at] ??= {
    id: randomUUID(),
    values: [people[at % people.length]?.id ?? '', offers[Math.floor(at / people.length) % offers.length]?.id ?? ''],
  };
  return slots[at];
};

type Step = { slot: number; status: (typeof INVESTMENT_STATUSES)[number]; cents: number; gone: boolean };
const step: fc.Arbitrary<Step> = fc.record({
  slot: fc.nat({ max: 23 }),
  status: fc.constantFrom(...INVESTMENT_STATUSES),
  cents: fc.integer({ min: 1, max: 1_000_000 }),
  gone: fc.boolean(),
});
const transaction = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 4 }),
  end: fc.constantFrom('commit', 'rollback', 'crash'),
});

/** One writer's transaction; a refusal of the table ends it as a rollback, a crash takes the connection away under it. */
async function write({ steps, end }: { steps: Step[]; end: string }): Promise<void> {
  const client = new pg.Client({ connectionString: world.db.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = '5s'`);
    for (const { slot, status, cents, gone } of steps) {
      const { id, values } = slotAt(slot);
      const { rowCount } = gone
        ? await client.query('delete from investments where tenant_id = $1 and id = $2', [world.tenantId, id])
        : await client.query('update investments set status = $3, amount_cents = $4 where tenant_id = $1 and id = $2', [
            world.tenantId,
            id,
            status,
            cents,
          ]);
      if (!gone && rowCount === 0) await client.query(INSERT, [world.tenantId, id, ...values, status, cents]);
    }
    if (end === 'crash') await terminate(client);
    else await client.query(end);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    await client.query('rollback').catch(() => undefined);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function terminate(client: pg.Client): Promise<void> {
  const gone = new Promise((done) => client.once('end', done));
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await world.db.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await gone;
}

test('totals are what the rows say, whatever many writers do at once, take back or die of', async () => {
  let most = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(transaction, { minLength: 6, maxLength: 12 }), async (transactions) => {
      await Promise.all([
        ...transactions.map(write),
        inTenant(world.backEnd.deps.pool, world.tenantId, async (tx) => {
          await tx.$client.query('select lonja_totals_fold()');
        }),
      ]);
      expect(await breaks()).toEqual([]);
      const there = await world.db.query('select 1 from investments where tenant_id = $1', [world.tenantId]);
      most = Math.max(most, there.length);
      await sweepEachMinute(world.backEnd.deps, { totals: totalSweep });
      expect(await breaks()).toEqual([]);
    }),
    { numRuns: 25, seed: 48 },
  );
  expect(most).toBeGreaterThan(4);
});

test('people, identities, requests, movements and notices are counted with their rows', async () => {
  const { db, tenantId } = world;
  const [one, two] = people;
  if (!one || !two) throw new Error('nobody is there');
  const at = (hours: number) => new Date(Date.UTC(2026, 0, 1, hours)).toISOString();
  const check = (user: string, status: string, hours: number) =>
    db.query(
      `insert into kyc_checks (tenant_id, user_id, status, submitted_at, created_at, updated_at) values ($1, $2, $3, $4, $4, $4)`,
      [tenantId, user, status, at(hours)],
    );
  const waiting = async () =>
    (await inTenant(world.backEnd.deps.pool, tenantId, (tx) => totalsOf(tx, tenantId, { kinds: ['identity'] }))).of({
      kind: 'identity',
    }).count;
  await db.query('delete from kyc_checks where tenant_id = $1', [tenantId]);
  await check(one.id, 'MANUAL_REVIEW', 100_000);
  await check(two.id, 'MANUAL_REVIEW', 100_000);
  expect(await waiting()).toBe(2);
  await check(one.id, 'CREATED', 100_001);
  expect(await waiting()).toBe(1);
  await db.query('update kyc_checks set status = $2 where tenant_id = $1', [tenantId, 'MANUAL_REVIEW']);
  expect(await waiting()).toBe(2);
  await db.query('update users set deleted_at = now() where tenant_id = $1 and id = $2', [tenantId, one.id]);
  expect(await waiting()).toBe(1);
  await db.query('update users set deleted_at = null where tenant_id = $1 and id = $2', [tenantId, one.id]);
  await db.query(
    `insert into sophisticated_requests (tenant_id, user_id, criteria, status, created_at) values ($1, $2, '[]', 'REQUESTED', now())`,
    [tenantId, one.id],
  );
  await db.query(
    `update sophisticated_requests set status = 'REFUSED', reason = 'x' where tenant_id = $1 and user_id = $2`,
    [tenantId, one.id],
  );
  await db.query(
    `insert into payment_notices (tenant_id, provider, event_id, result, outcome, received_at) values ($1, 'redsys', 'a', 'paid', 'QUARANTINED', now()), ($1, 'redsys', 'b', 'paid', 'APPLIED', now())`,
    [tenantId],
  );
  await db.query(`update payment_notices set resolved_at = now() where tenant_id = $1 and event_id = 'a'`, [tenantId]);
  await db.query('delete from kyc_checks where tenant_id = $1', [tenantId]);
  expect(await waiting()).toBe(0);
  expect(await breaks()).toEqual([]);
});

test('a person whose orders come and go counts once as long as money of theirs is in', async () => {
  const [offer] = offers;
  const [person] = people;
  const investors = async () =>
    (
      await inTenant(world.backEnd.deps.pool, world.tenantId, (tx) =>
        totalsOf(tx, world.tenantId, { kinds: ['investor'], issuanceIds: [offer?.id ?? ''] }),
      )
    ).of({ kind: 'investor' }).count;
  const add = (status: string, id = randomUUID()) =>
    world.db.query(INSERT, [world.tenantId, id, person?.id, offer?.id, status, 500]).then(() => id);
  const move = (id: string, status: string) =>
    world.db.query('update investments set status = $2 where id = $1', [id, status]);
  const first = await add('CREATED');
  expect(await investors()).toBe(0);
  await move(first, 'CHARGED');
  await move(first, 'MINTED');
  const second = await add('CHARGED');
  expect(await investors()).toBe(1);
  await move(second, 'CANCELED');
  expect(await investors()).toBe(1);
  await world.db.query('update investments set status = $2 where tenant_id = $1', [world.tenantId, 'CANCELED']);
  expect(await investors()).toBe(0);
});

test('a total that was broken by hand is told and mended; those of others are left alone', async () => {
  const other = await anotherTenant(world);
  await world.db.query(INSERT, [world.tenantId, randomUUID(), people[0]?.id, offers[0]?.id, 'CHARGED', 1234]);
  await sweepEachMinute(world.backEnd.deps, { totals: totalSweep });
  const broken = await world.db.query(
    `update totals set count = count + 2, cents = cents - 5 where tenant_id = $1 and kind = 'investment' and status = 'CHARGED' and issuance_id = $2 returning 1`,
    [world.tenantId, offers[0]?.id],
  );
  expect(broken).toHaveLength(1);
  await world.db.query(`delete from totals where tenant_id = $1 and kind = 'user'`, [other.tenantId]);
  const told: object[] = [];
  const log = { ...world.backEnd.deps.log, error: (facts: object) => told.push(facts) };
  await checkTotals({ ...world.backEnd.deps, log: log as never });
  expect(told).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        tenantId: world.tenantId,
        kind: 'investment',
        count: '1',
        kept_count: '3',
        cents: '1234',
        kept_cents: '1229',
      }),
      expect.objectContaining({ tenantId: other.tenantId, kind: 'user', kept_count: '0' }),
    ]),
  );
  expect(await breaks()).toEqual([]);
  for (const { tenantId } of [world, other])
    expect(await inTenant(world.backEnd.deps.pool, tenantId, repairTotals)).toEqual([]);
});

test('an operator who checks reads which totals were wrong, and finds them right the next time', async () => {
  await world.db.query(`update totals set count = count + 7 where tenant_id = $1 and kind = 'user'`, [world.tenantId]);
  const check = () =>
    spawnSync('node', ['scripts/totals-check.mjs'], {
      env: { ...process.env, DATABASE_URL: world.db.url },
      encoding: 'utf8',
    });
  const first = check();
  expect(first.stdout).toMatch(/: WRONG user PENDING: 15 \(0 cents\) were kept, 8 \(0 cents\) are there/);
  expect([first.status, check().status]).toEqual([1, 0]);
});

test('a check of a large tenant takes longer than a statement of a request may, and is not ended for it', async () => {
  const counting = new pg.Client({ connectionString: world.db.url });
  await counting.connect();
  try {
    await counting.query('begin');
    await counting.query(`select pg_advisory_xact_lock(hashtextextended('totals' || $1, 0))`, [world.tenantId]);
    const checked = inTenant(world.backEnd.deps.pool, world.tenantId, async (tx) => {
      await tx.$client.query(`set local statement_timeout = '1s'`);
      return repairTotals(tx);
    });
    const [broken] = await Promise.all([checked, sleep(1_600).then(() => counting.query('rollback'))]);
    expect(broken).toEqual([]);
  } finally {
    await counting.end();
  }
});

test('the application writes no total by itself, and sees none of another tenant', async () => {
  const { pool } = world.backEnd.deps;
  for (const statement of [
    `insert into total_changes (tenant_id, kind, issuance_id, status, count, cents) values ('${world.tenantId}', 'user', lonja_no_issuance(), '', 1, 0)`,
    'update totals set count = 0',
    'delete from totals',
    'delete from total_changes',
    `select lonja_count('${world.tenantId}', 'user', null, 0, 'PENDING', 0)`,
  ])
    await expect(inTenant(pool, world.tenantId, (tx) => tx.$client.query(statement))).rejects.toMatchObject({
      code: '42501',
    });
  const seen = await inTenant(
    pool,
    world.tenantId,
    async (tx) => (await tx.$client.query('select distinct tenant_id from totals_now')).rows,
  );
  expect(seen).toEqual([{ tenant_id: world.tenantId }]);
});

test('the database and the rules agree on when money is in', async () => {
  for (const status of INVESTMENT_STATUSES) {
    const [row] = await world.db.query<{ is: boolean }>('select lonja_money_is_in($1) as is', [status]);
    expect([status, row?.is]).toEqual([status, isPaid(status)]);
  }
});
