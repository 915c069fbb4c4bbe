import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { shareLater } from '#backend/modules/distributions/share-job.ts';
import { payDistribution } from '#contract/distribution-pay.ts';
import { getDistribution } from '#contract/distributions.ts';
import { startTestCluster } from '#tests/support/cluster.ts';
import { distributionSteps } from '#tests/support/distribution-steps.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { killableBackend } from '#tests/support/killable-backend.ts';
import { good } from '#tests/support/order-steps.ts';
import { statementSteps } from '#tests/support/statement-steps.ts';
import { workToEnd } from '#tests/support/work-to-end.ts';
import { claimAll, claimants, claimed } from './support/claiming.ts';
import { atMost, goal, printGoals } from './support/goals.ts';
import { addHolders } from './support/holders.ts';
import { postgresCpu } from './support/postgres-cpu.ts';
import { cpuOf } from './support/process-cpu.ts';
import { wireTap } from './support/wire-tap.ts';

/**
 * 100,000 holders claim what they were paid, each by a request of their own to the back end as a process of its own, which is killed ten times meanwhile: half to their
 * balance, half to their bank. Counted is the CPU of back end and database; who asks is this process and not counted.
 */
const HOLDERS = Number(process.env.BENCH_HOLDERS || 100_000);
const KILLS = 10;
/** Requests under way at a time. */
const LANES = 12;
const WARM_UP = 50;
/** Of them, each counted by itself. */
const COUNTED = 6;
const INCOME = '1000000.07';
/** Ours: half of what a claim took when it was first measured. */
const MOST_MS_A_CLAIM = 5.5;

const stopCluster = await startTestCluster();
const world = await makeInvestWorld({ modules: { payment_profit: true } });
const backend = await killableBackend(world.db.url);
try {
  await world.standAlone();
  await payHolders();
  const people = await claimants(world);
  if (people.length < HOLDERS - 1) throw new Error(`only ${people.length} were paid`);
  const one = await oneClaim(people.splice(0, WARM_UP));
  console.log(`one claim: ${one}`);

  const took = await claimKilled(people);
  const rows = await claimed(world);
  const each = took.cpuMs / people.length;
  console.log(
    `${people.length} claims: ${(took.ms / 1000).toFixed(0)} s, ${(took.cpuMs / 1000).toFixed(0)} s of CPU (${(took.ownMs / 1000).toFixed(0)} of the back end), ${took.again} asked again, load ${loadavg()[0]?.toFixed(1)}`,
  );
  atMost('CPU of a claim, back end and database, with ten kills', each, MOST_MS_A_CLAIM, ' ms');
  goal('each claimed once, to the cent', JSON.stringify(rows), 'all, none twice', isWhole(rows));
  printGoals();
  if (!isWhole(rows)) process.exitCode = 1;
} finally {
  await backend.stop();
  await world.close();
  await stopCluster();
}

/** A dividend that is proposed, shared out, approved twice, funded and paid to all of them, in this process. */
async function payHolders(): Promise<void> {
  const steps = distributionSteps(world);
  await steps.giveAccount(world.issuer);
  const offer = await world.addOffer({ issuer: world.issuer });
  await addHolders(world, offer, HOLDERS);
  const { id } = good(await steps.propose(offer, { income: INCOME })).data;
  await shareLater(world.backEnd.deps, { tenantId: world.tenantId, distributionId: id });
  const { data } = good(await world.call(getDistribution, { params: { id }, as: world.manager }));
  if (!data.sums) throw new Error('nothing was worked out');
  good(await steps.approve(id, data.sums.net));
  good(await steps.approve(id, data.sums.net, await world.addPerson({ roles: ['ADMIN'] })));
  await statementSteps(world).importCredit(INCOME, `Reparto ${data.transfer?.reference}`);
  const begun = await world.call(payDistribution, { params: { id }, body: {}, as: world.manager, key: randomUUID() });
  await workToEnd(world.backEnd.deps, { tenantId: world.tenantId, runId: good(begun).data.run });
}

/** Some claim over a line that counts; what one of the last of them asked of the database: the one that no job of the process's own fell into. */
async function oneClaim(people: Awaited<ReturnType<typeof claimants>>): Promise<string> {
  const tap = await wireTap(world.db.url);
  const counted = await killableBackend(tap.url);
  try {
    await counted.start();
    const some = (of: typeof people) => claimAll({ ...counted, host: world.host }, of, 1, () => undefined);
    await some(people.slice(0, -COUNTED));
    const heard: Awaited<ReturnType<typeof tap.during>>[] = [];
    for (const person of people.slice(-COUNTED)) heard.push(await tap.during(() => some([person])));
    const [least] = heard.sort((a, b) => a.ran - b.ran);
    return `${least?.ran} statements in ${least?.trips} round trips, ${least?.planned} of them planned anew`;
  } finally {
    await counted.stop();
    tap.close();
  }
}

/** All claim; the back end is killed with requests under way whenever another part is through. Milliseconds without the starts. */
async function claimKilled(people: Awaited<ReturnType<typeof claimants>>) {
  let done = 0;
  let cpuMs = 0;
  let ownMs = 0;
  let starts = 0;
  const since = performance.now();
  const all = claimAll({ ...backend, host: world.host }, people, LANES, () => {
    done += 1;
  });
  for (let kill = 0; kill <= KILLS; kill += 1) {
    const starting = performance.now();
    await backend.start();
    starts += performance.now() - starting;
    const [database, own] = [await databaseCpu(world), cpuOf(backend.pid())];
    const until = kill === KILLS ? people.length : Math.floor((people.length * (kill + 1)) / (KILLS + 1));
    const through = async () => {
      while (done < until) await sleep(50);
    };
    // Where a claim is refused it is told at once.
    await Promise.race([through(), all]);
    const worked = cpuOf(backend.pid()) - own;
    ownMs += worked;
    cpuMs += worked + (await databaseCpu(world)) - database;
    await backend.kill();
  }
  return { ms: performance.now() - since - starts, cpuMs, ownMs, again: await all };
}

async function databaseCpu({ db }: InvestWorld): Promise<number> {
  const [row] = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
  return postgresCpu(row?.pid ?? 0);
}

function isWhole({
  claimed: all,
  unclaimed,
  entries,
  still_owed,
  arrived,
  net,
  payouts_off,
  mails,
  audited,
}: Record<string, string>): boolean {
  const whole = [entries, mails, audited].every((count) => count === all);
  return whole && unclaimed === '0' && still_owed === '0' && arrived === net && payouts_off === '0';
}
