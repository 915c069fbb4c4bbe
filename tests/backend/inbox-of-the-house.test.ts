import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '#backend/db/transaction.ts';
import { jobHandlers } from '#backend/jobs/handlers.ts';
import { startWorker } from '#backend/jobs/worker.ts';
import { planMove } from '#contract/campaigns.ts';
import { changeFailedJobs, listFailedJobs, listInbox } from '#contract/inbox.ts';
import type { InboxKind } from '#domain/inbox/inbox.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { until } from '#tests/support/until.ts';

const HOUR_MS = 3_600_000;

let world: InvestWorld;
let colleague: Person;

beforeAll(async () => {
  world = await makeInvestWorld();
  colleague = await world.addPerson({ roles: ['ADMIN'] });
});
afterAll(() => world.close());

const waiting = async (kind: InboxKind, as: Person = world.manager) =>
  good(await world.call(listInbox, { query: { kind }, as })).data;

test('a project in validation, a campaign about to begin, one that is over and a plan that failed each wait once, and what is planned does not', async () => {
  const { db } = world;
  const add = async (status: 'VALIDATING' | 'PRE_CAMPAIGN' | 'CAMPAIGN', dates = '') => {
    const offer = await world.addOffer({ status });
    if (dates) await db.query(`update issuances set ${dates} where id = $1`, [offer.id]);
    return offer.id;
  };
  const validating = await add('VALIDATING');
  const begins = await add(
    'PRE_CAMPAIGN',
    `campaign_starts_at = now() + interval '5 hours', campaign_ends_at = now() + interval '9 days'`,
  );
  await add(
    'PRE_CAMPAIGN',
    `campaign_starts_at = now() + interval '5 days', campaign_ends_at = now() + interval '9 days'`,
  );
  const over = await add(
    'CAMPAIGN',
    `campaign_starts_at = now() - interval '9 days', campaign_ends_at = now() - interval '30 hours'`,
  );
  await add('CAMPAIGN', `campaign_starts_at = now() - interval '9 days', campaign_ends_at = now() + interval '1 day'`);
  const planned = await add('VALIDATING');
  const plan = (id: string) =>
    world.call(planMove, {
      params: { id },
      body: { from: 'VALIDATING', to: 'CAMPAIGN', at: new Date(Date.now() + HOUR_MS).toISOString() },
      as: world.manager,
      key: randomUUID(),
    });
  good(await plan(planned));
  const seen = (await waiting('phase')).map(({ id, page, note }) => [id, page, note]);
  expect(seen.sort()).toEqual(
    [
      [validating, validating, 'phase_validate'],
      [begins, begins, 'phase_open'],
      [over, over, 'phase_close'],
    ].sort(),
  );
  const rows = await waiting('phase');
  const hours = (id: string) => {
    const row = rows.find((one) => one.id === id);
    return Math.round((new Date(row?.due_at ?? '').getTime() - Date.now()) / HOUR_MS);
  };
  expect(hours(begins)).toBe(5);
  expect(hours(over)).toBe(-6);
  await db.query(
    `update issuance_plans set stopped_at = now(), stopped_why = 'under_soft_cap' where issuance_id = $1`,
    [planned],
  );
  expect((await waiting('phase')).find(({ id }) => id === planned)?.note).toBe('phase_stopped');
  // A plan in its place: it happens by itself again.
  good(await plan(planned));
  expect((await waiting('phase')).map(({ id }) => id)).not.toContain(planned);
  // Another tenant's team reads none of it.
  const other = await anotherTenant(world);
  expect(good(await other.call(listInbox, { query: { kind: 'phase' }, as: other.manager })).data).toEqual([]);
});

test('work that has failed in its last try waits for the managers of its tenant, is tried again or put aside once, and what goes through is forgotten', async () => {
  const { deps } = world.backEnd;
  const { db, tenantId } = world;
  const runs = [randomUUID(), randomUUID(), randomUUID()] as const;
  const [broken, mended, dropped] = runs;
  const begin = async (runId: string, tries: number) => {
    await inTenant(deps.pool, tenantId, (tx) => deps.jobs.enqueue(tx, 'run.work', { tenantId, runId }));
    await db.query(`update pgboss.job set retry_limit = $2 where name = 'run.work' and data->>'runId' = $1`, [
      runId,
      tries,
    ]);
  };
  for (const id of runs) await begin(id, 0);
  // One with tries left is nobody's matter yet.
  const patient = randomUUID();
  await begin(patient, 3);
  // Two about one project, which are not one: what each was to tell is another thing.
  const tellings = ['SUSPENDED', 'RESUMED'] as const;
  const issuanceId = randomUUID();
  for (const occasion of tellings)
    await inTenant(deps.pool, tenantId, (tx) =>
      deps.jobs.enqueue(tx, 'issuance.tell', { tenantId, issuanceId, occasion, after: null }),
    );
  await db.query(`update pgboss.job set retry_limit = 0 where name = 'issuance.tell'`);
  let works = false;
  const seen: string[] = [];
  const work = async (what: string) => {
    seen.push(what);
    if (!works) throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' });
  };
  const stop = await startWorker(deps, {
    ...jobHandlers(deps, null),
    'run.work': ({ runId }) => work(runId),
    'issuance.tell': ({ occasion = 'OPENED' }) => work(occasion),
  });
  try {
    const failed = async () => good(await world.call(listFailedJobs, { as: world.manager })).data;
    await until(async () => (await failed()).length === 5 && seen.includes(patient), 'all have failed');
    const kinds = ['issuance.tell', 'issuance.tell', 'run.work', 'run.work', 'run.work'];
    const told = (await failed()).map(({ job, tries, fault }) => [job, tries, fault].join());
    expect(told.sort()).toEqual(kinds.map((job) => `${job},1,Error ENOSPC`));
    expect((await waiting('job')).map(({ note }) => note).sort()).toEqual(kinds);
    const idOf = async (run: string) => (await failed()).find(({ subject_id }) => subject_id === run)?.id ?? '';
    const change = (ids: string[], act: 'retry' | 'put_aside', as: Person = world.manager) =>
      world.call(changeFailedJobs, { body: { ids, act }, as });
    const [first, second, third] = [await idOf(broken), await idOf(mended), await idOf(dropped)];
    // Strangers change nothing, of another tenant or without the role.
    const other = await anotherTenant(world);
    expect(good(await other.call(listFailedJobs, { as: other.manager })).data).toEqual([]);
    expect(
      good(await other.call(changeFailedJobs, { body: { ids: [first], act: 'retry' }, as: other.manager })).data,
    ).toEqual({ changed: 0 });
    expect(outcome(await change([first], 'retry', world.issuer))).toMatch(/^403/);
    expect(good(await change([third], 'put_aside')).data).toEqual({ changed: 1 });
    works = true;
    const both = await Promise.all([change([second], 'retry'), change([second], 'retry', colleague)]);
    expect(both.map((answer) => good(answer).data.changed).sort()).toEqual([0, 1]);
    await until(() => seen.filter((run) => run === mended).length === 2, 'it is tried again');
    // Begun anew by somebody else, it goes through: nobody is told of it any more.
    await begin(broken, 0);
    const left = async () => (await failed()).map(({ subject_id }) => subject_id);
    await until(async () => !(await left()).includes(broken), 'what went through is forgotten');
    // Of the two tellings one goes through, and the other waits on.
    const [telling] = (await failed()).map(({ id }) => id);
    expect(good(await change([telling ?? ''], 'retry')).data).toEqual({ changed: 1 });
    const isTold = `select 1 from pgboss.job where name = 'issuance.tell' and state = 'completed'`;
    await until(async () => (await db.query(isTold)).length === 1, 'it is told');
    expect(await left()).toEqual([issuanceId]);
    expect(good(await change([await idOf(issuanceId)], 'put_aside')).data).toEqual({ changed: 1 });
    expect(seen.filter((run) => run === dropped)).toHaveLength(1);
    expect(await waiting('job')).toEqual([]);
  } finally {
    await stop();
  }
});
