import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '#backend/http/refusal.ts';
import { RUN_KINDS } from '#backend/jobs/run-kinds.ts';
import { sweepEachMinute } from '#backend/jobs/sweep-each-minute.ts';
import { type ItemResult, oneByOne, type RunKind } from '#backend/modules/runs/run-kind.ts';
import { runSweep, workRun } from '#backend/modules/runs/work-run.ts';
import { changeRun, getRun } from '#contract/runs.ts';
import type { RunAct } from '#domain/run/run.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: OrderSteps;
beforeAll(async () => {
  world = await makeInvestWorld({ hide: { signInvestment: true } });
  await world.standAlone();
  steps = orderSteps(world);
});
afterAll(() => world?.close());

const read = async (id: string) => good(await world.call(getRun, { params: { id }, as: world.manager }));
const act = (id: string, what: RunAct, position?: number) =>
  world.call(changeRun, { params: { id }, body: { act: what, position }, as: world.manager });
const work = (runId: string, kind: RunKind = RUN_KINDS.mint) =>
  workRun(world.backEnd.deps, { ...RUN_KINDS, mint: kind }, { tenantId: world.tenantId, runId });
const jobsOf = (runId: string) =>
  world.db.query(`select id from pgboss.job where name = 'run.work' and data->>'runId' = $1`, [runId]);

/** Paid orders of one person each. */
async function paidOrders(count: number): Promise<string[]> {
  const offer = await world.addOffer({ tokens: 10_000 });
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1)
    ids.push(await orderAt(steps, await world.addPerson(), offer, 2, 'CHARGED'));
  await world.db.query(`update investments set reflection_ends_at = now() - interval '1 hour' where id = any($1)`, [
    ids,
  ]);
  return ids;
}
const begin = async (ids: string[], key?: string) => good(await steps.mintMany(ids, key)).data.run;

test('many orders are minted one by one: each is told by name with done or why not, and what failed is tried again alone', async () => {
  const [first = '', second = '', early = ''] = await paidOrders(3);
  await world.db.query(`update investments set reflection_ends_at = now() + interval '9 days' where id = $1`, [early]);
  const run = await begin([first, second, early]);
  expect((await read(run)).run).toMatchObject({ state: 'RUNNING', all: { count: 3 }, left: { count: 3 } });
  await work(run);
  const told = await read(run);
  expect(told.run).toMatchObject({ state: 'DONE', by: world.manager.name });
  expect(told.run).toMatchObject({
    done: { count: 2, amount: '200.00' },
    failed: { count: 1, amount: '100.00' },
    left: { count: 0, amount: '0.00' },
  });
  expect(told.data.map(({ investment, state, reason }) => [investment?.id, state, reason])).toEqual([
    [early, 'FAILED', 'mint.reflection_running'],
    [first, 'DONE', null],
    [second, 'DONE', null],
  ]);
  const before = await world.db.query(`select id from ledger_entries where kind = 'investment.minted'`);
  await world.db.query(`update investments set reflection_ends_at = now() - interval '1 hour' where id = $1`, [early]);
  good(await act(run, 'retry'));
  await work(run);
  const after = await world.db.query(`select id from ledger_entries where kind = 'investment.minted'`);
  expect(after.length - before.length).toBe(1);
  expect((await read(run)).run).toMatchObject({ state: 'DONE', done: { count: 3 }, failed: { count: 0 } });
  expect(outcome(await act(run, 'retry'))).toBe('409 run.no_longer');
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});

test('a run that takes more than a minute says how long it still takes, and tells its manager by mail how it ended', async () => {
  const [first = '', early = ''] = await paidOrders(2);
  await world.db.query(`update investments set reflection_ends_at = now() + interval '9 days' where id = $1`, [early]);
  const mails = async () =>
    (await world.mailsTo(world.manager)).filter(({ kind }) => kind === 'run.ended').map(({ subject }) => subject);
  const short = await begin([first]);
  await work(short);
  expect(await mails()).toEqual([]);

  const long = await begin([early]);
  const since = (values: string) =>
    world.db.query(`update runs set resumed_at = now() - interval '100 seconds', ${values} where id = $1`, [long]);
  await since('total = 20, done = 10');
  expect((await read(long)).run.seconds_left).toBeGreaterThanOrEqual(100);
  await since('total = 1, done = 0');
  await work(long);
  expect((await read(long)).run).toMatchObject({ state: 'DONE', seconds_left: null });
  expect(await mails()).toEqual(['Emisión de tokens: terminada con fallos']);
});

test('pressed twice there is one run; two managers’ runs over the same orders mint each once, and the later says that it was done', async () => {
  const ids = await paidOrders(4);
  const key = randomUUID();
  const run = await begin(ids, key);
  expect(await begin(ids, key)).toBe(run);
  expect(await jobsOf(run)).toHaveLength(1);
  const other = await begin(ids.toReversed());
  await Promise.all([work(run), work(other), work(run), work(other)]);
  await Promise.all([work(run), work(other)]);
  const items = [...(await read(run)).data, ...(await read(other)).data];
  expect(items.filter(({ state }) => state === 'DONE')).toHaveLength(8);
  expect(items.filter(({ reason }) => reason === 'mint.already_minted')).toHaveLength(4);
  const events = await world.db.query<{ n: number }>(
    `select count(*)::int as n from investment_events where status = 'MINTED' and investment_id = any($1) group by investment_id`,
    [ids],
  );
  expect(events.map(({ n }) => n)).toEqual([1, 1, 1, 1]);
});

test('a person who may not do the act itself may not try it again, and another tenant’s run is not there', async () => {
  const run = await begin(await paidOrders(1));
  expect(outcome(await world.call(changeRun, { params: { id: run }, body: { act: 'stop' }, as: world.issuer }))).toBe(
    '403 access.denied',
  );
  expect(outcome(await world.call(getRun, { params: { id: randomUUID() }, as: world.manager }))).toBe('404 not_found');
});

test('stopped between two items it waits until it is let go on, and a job that is lost is put into its queue again', async () => {
  const run = await begin(await paidOrders(3));
  let seen = 0;
  const stopsItself = oneByOne(async () => {
    seen += 1;
    if (seen === 1) good(await act(run, 'stop'));
    return { done: true };
  });
  // The stop comes from elsewhere while an item is in hand.
  await work(run, { ...stopsItself });
  expect([seen, (await read(run)).run.state]).toEqual([1, 'STOPPED']);
  expect(outcome(await act(run, 'stop'))).toBe('409 run.no_longer');
  good(await act(run, 'continue'));
  expect(await jobsOf(run)).toHaveLength(2);
  world.moveDays(1);
  await sweepEachMinute(world.backEnd.deps, { runs: runSweep });
  world.moveDays(null);
  expect(await jobsOf(run)).toHaveLength(3);
  await work(
    run,
    oneByOne(async () => ({ done: true })),
  );
  expect((await read(run)).run).toMatchObject({ state: 'DONE', done: { count: 3 } });
});

/** What an item's act does at each of its tries, in turn. */
type Fate = 'done' | 'no' | 'refusal' | 'fault';

test('whatever becomes of each try, alone or taken together, an item is done once or not at all, and the counts are those of the items', async () => {
  const ids = await paidOrders(6);
  const fate = fc.constantFrom<Fate>('done', 'done', 'no', 'refusal', 'fault');
  let faults = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fate, { minLength: 1, maxLength: 5 }), { minLength: 6, maxLength: 6 }),
      fc.integer({ min: 1, max: 4 }),
      async (fates, atOnce) => {
        const run = await begin(ids);
        const kind: RunKind = {
          atOnce,
          async act(inside, _, items) {
            const results = new Map<number, ItemResult>();
            for (const { position, attempts } of items) {
              const list = fates[position - 1] ?? [];
              const now = list[Math.min(attempts, list.length) - 1];
              if (now === 'fault') throw new Error('a fault of the test');
              if (now === 'refusal') throw new Refusal(409, 'mint.suspended');
              // Stays exactly where the result does: in one transaction with it.
              if (now === 'done')
                await inside.audit('test.done', { subject: { type: 'item', id: `${run}/${position}` } });
              results.set(position, now === 'done' ? { done: true } : { done: false, reason: 'mint.not_paid' });
            }
            return results;
          },
        };
        for (let round = 0; round < 4; round += 1) {
          await work(run, kind);
          const { run: facts, data } = await read(run);
          const of = (state: string) => data.filter((item) => item.state === state);
          expect(facts).toMatchObject({
            state: 'DONE',
            done: { count: of('DONE').length, amount: `${of('DONE').length}00.00`.replace(/^0+(?=\d)/, '') },
            failed: { count: of('FAILED').length },
            left: { count: 0, amount: '0.00' },
          });
          faults += data.filter(({ reason }) => reason === 'run.fault').length;
          const acts = await world.db.query<{ id: string }>(
            `select subject_id as id from audit_log where action = 'test.done' and subject_id like $1 order by 1`,
            [`${run}/%`],
          );
          const done = of('DONE').map(({ position }) => `${run}/${position}`);
          expect(acts.map(({ id }) => id)).toEqual(done.sort());
          if (facts.failed.count === 0) break;
          good(await act(run, 'retry'));
        }
      },
    ),
    { numRuns: 20 },
  );
  expect(faults).toBeGreaterThan(0);
});
