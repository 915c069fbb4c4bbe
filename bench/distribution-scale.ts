import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { shareLater } from '#backend/modules/distributions/share-job.ts';
import { payDistribution } from '#contract/distribution-pay.ts';
import { getDistribution } from '#contract/distributions.ts';
import { claimEarnings } from '#contract/earnings.ts';
import { startTestCluster } from '#tests/support/cluster.ts';
import { distributionSteps } from '#tests/support/distribution-steps.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { killableBackend } from '#tests/support/killable-backend.ts';
import { good } from '#tests/support/order-steps.ts';
import { statementSteps } from '#tests/support/statement-steps.ts';
import { atMost, goal, printGoals } from './support/goals.ts';
import { addHolders, tokenOf } from './support/holders.ts';
import { postgresCpu } from './support/postgres-cpu.ts';
import { cpuOf } from './support/process-cpu.ts';
import { printTable } from './support/table.ts';

/**
 * A distribution to 100,000 holders: worked out, approved, funded and paid by the back end as a process of its own that is killed ten times in the middle; then claims.
 * Each is set beside a control of the same run: bare SQL that writes as many rows.
 */
const HOLDERS = Number(process.env.BENCH_HOLDERS || 100_000);
/** `BENCH_AT_ONCE=1`: at a tenant whose holders claim nothing. What they are paid is on their balances, and claimed, in the same transaction. */
const AT_ONCE = process.env.BENCH_AT_ONCE === '1';
const KILLS = 10;
const CLAIMS = 300;
/** Goal of issue "money goes back": work of one step, on two cores. */
const MOST_SECONDS = 30;
const INCOME = '1000000.07';

const stopCluster = await startTestCluster();
const world = await makeInvestWorld({ modules: { payment_profit: !AT_ONCE } });
try {
  await world.standAlone();
  const steps = distributionSteps(world);
  await steps.giveAccount(world.issuer);
  const second = await world.addPerson({ roles: ['ADMIN'] });
  const offer = await world.addOffer({ issuer: world.issuer });
  const made = await timed(() => addHolders(world, offer, HOLDERS));
  const control = await timed(() => bareRows(world));
  told('holders made', made);

  const proposed = await timed(() => steps.propose(offer, { income: INCOME }));
  const { id } = good(proposed.of).data;
  const shared = await timed(() => shareLater(world.backEnd.deps, { tenantId: world.tenantId, distributionId: id }));
  const sheet = async () => good(await world.call(getDistribution, { params: { id }, as: world.manager })).data;
  told('worked out', shared);
  const { sums, transfer } = await sheet();
  if (!sums) throw new Error('nothing was worked out');
  const approved = await timed(async () => good(await steps.approve(id, sums.net)));
  const again = await timed(async () => good(await steps.approve(id, sums.net, second)));
  told('approved by the second', again);
  // Each approval has its job look at everybody again.
  const looked = await timed(() => shareLater(world.backEnd.deps, { tenantId: world.tenantId, distributionId: id }));
  told('looked at again', looked);
  await statementSteps(world).importCredit(INCOME, `Reparto ${transfer?.reference}`);
  const { begun, paid } = await payKilled(id);
  told('paid', paid);
  const claimed = AT_ONCE ? null : await claims();
  const rows = await outcome(id);

  const line = (what: string, { ms, cpuMs }: Took, of: number) => [
    what,
    of.toLocaleString('en'),
    (ms / 1000).toFixed(1),
    (cpuMs / 1000).toFixed(1),
    `${(cpuMs / of / (control.cpuMs / HOLDERS)).toFixed(1)}×`,
  ];
  printTable(
    ['step', 'holders', 'seconds', 'of CPU', 'CPU per holder, of a bare row'],
    [
      line('bare rows (the control)', control, HOLDERS),
      line('begun', proposed, HOLDERS),
      line('worked out', shared, HOLDERS),
      line('approved', approved, HOLDERS),
      line('approved by the second', again, HOLDERS),
      line('looked at again', looked, HOLDERS),
      line('begun to be paid', begun, HOLDERS),
      line(`paid, killed ${KILLS} times`, paid, HOLDERS),
      ...(claimed ? [line('claimed, one by one', claimed, CLAIMS)] : []),
    ],
  );
  for (const [step, { ms, cpuMs }] of Object.entries({
    'worked out': shared,
    approved,
    'looked at again': looked,
    'paid, without the starts': paid,
  })) {
    atMost(step, ms / 1000, MOST_SECONDS, ' s');
    atMost(`${step}: work of the back end and the database`, cpuMs / 1000, MOST_SECONDS, ' s of CPU');
  }
  goal('each holder paid once, to the cent', JSON.stringify(rows), 'all, none twice', isWhole(rows));
  printGoals();
  if (!isWhole(rows)) process.exitCode = 1;
} finally {
  await world.close();
  await stopCluster();
}

/** How long something took, and how much CPU of the back end and of PostgreSQL: what it took whatever else the machine did. Milliseconds. */
interface Took {
  ms: number;
  cpuMs: number;
}

/** What is done as soon as it is: on a busy machine the rest may not come. The load is that of the last minute. */
function told(what: string, { ms, cpuMs }: Took): void {
  console.log(
    `${what}: ${(ms / 1000).toFixed(1)} s, ${(cpuMs / 1000).toFixed(1)} s of CPU, load ${loadavg()[0]?.toFixed(1)}`,
  );
}

async function timed<T>(act: () => Promise<T>): Promise<Took & { of: T }> {
  const [since, cpu] = [performance.now(), await cpuSoFar()];
  const of = await act();
  return { ms: performance.now() - since, cpuMs: (await cpuSoFar()) - cpu, of };
}

/** Of this process, in which the API is, and of PostgreSQL. */
async function cpuSoFar(): Promise<number> {
  const { user, system } = process.cpuUsage();
  const [row] = await world.db.query<{ pid: number }>('select pg_backend_pid() as pid');
  return (user + system) / 1000 + postgresCpu(row?.pid ?? 0);
}

/** As many rows of a table with one index, written by one statement: what the machine does without any rule. */
async function bareRows({ db }: InvestWorld): Promise<void> {
  await db.query('create table bare (id uuid primary key, holder int, net bigint)');
  await db.query('insert into bare select gen_random_uuid(), i, i from generate_series(1, $1::int) i', [HOLDERS]);
}

/** Pays all; the back end is killed whenever another part is paid. Answers what it took to begin, and to work without the starts. */
async function payKilled(id: string): Promise<{ begun: Took; paid: Took }> {
  const { of, ...begun } = await timed(() =>
    world.call(payDistribution, { params: { id }, body: {}, as: world.manager, key: randomUUID() }),
  );
  const { run } = good(of).data;
  told('begun to be paid', begun);
  const backend = await killableBackend(world.db.url);
  const paid = { ms: 0, cpuMs: 0 };
  try {
    for (let kill = 0; kill <= KILLS; kill += 1) {
      await world.db.query(`insert into pgboss.job (name, data) values ('run.work', $1)`, [
        JSON.stringify({ tenantId: world.tenantId, runId: run }),
      ]);
      await backend.start();
      const [since, cpu] = [performance.now(), (await cpuSoFar()) + cpuOf(backend.pid())];
      const until = kill === KILLS ? HOLDERS : Math.floor((HOLDERS * (kill + 1)) / (KILLS + 1));
      while ((await paidHolders(id)) < until) await sleep(50);
      paid.ms += performance.now() - since;
      paid.cpuMs += (await cpuSoFar()) + cpuOf(backend.pid()) - cpu;
      await backend.kill();
    }
  } finally {
    await backend.stop();
  }
  return { begun, paid };
}

async function paidHolders(id: string): Promise<number> {
  const [row] = await world.db.query<{ paid: number }>('select paid_holders as paid from distributions where id = $1', [
    id,
  ]);
  return row?.paid ?? 0;
}

/** Some holders claim theirs to their balance, one after another over the API. */
async function claims(): Promise<Took> {
  const due = await world.db.query<{ id: string; user_id: string; net: string }>(
    `select id, user_id, to_char(net_cents / 100.0, 'FM999999990.00') as net from earnings where tenant_id = $2 and status = 'PAID' and net_cents > 0 order by id limit $1`,
    [CLAIMS, world.tenantId],
  );
  const people = await Promise.all(due.map(({ user_id }) => tokenOf(world, user_id)));
  return timed(async () => {
    for (const [at, { id, net }] of due.entries()) {
      const as = people[at];
      if (!as) throw new Error('nobody claims');
      good(await world.call(claimEarnings, { body: { ids: [id], to: 'BALANCE', net }, as, key: randomUUID() }));
    }
  });
}

/** What became of it by the rows themselves. */
async function outcome(id: string): Promise<Record<string, string>> {
  const [row] = await world.db.query<Record<string, string>>(
    `select (select count(*) from earnings where distribution_id = d.id)::text as parts,
       (select count(*) from earnings where distribution_id = d.id and status in ('PAID', 'CLAIMED'))::text as paid,
       (select count(*) from earnings where distribution_id = d.id and status = 'CLAIMED')::text as claimed,
       (select count(*) from ledger_postings p join ledger_accounts a on a.id = p.account_id where a.tenant_id = d.tenant_id and a.kind = $2 and p.amount > 0)::text as postings,
       (select coalesce(sum(p.amount), 0) from ledger_postings p join ledger_accounts a on a.id = p.account_id where a.distribution_id = d.id)::text as left,
       (select sum(gross_cents) from earnings where distribution_id = d.id)::text as gross
     from distributions d where d.id = $1`,
    [id, AT_ONCE ? 'investor_cash' : 'earnings_due'],
  );
  return row ?? {};
}

function isWhole({ parts, paid, claimed, postings, left, gross }: Record<string, string>): boolean {
  const all = String(HOLDERS);
  if (AT_ONCE && claimed !== all) return false;
  return parts === all && paid === all && postings === all && left === '0' && gross === INCOME.replace('.', '');
}
