import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { measureAudience, sendMessage, writeMessage } from '#contract/messages.ts';
import { addReaders } from '#tests/support/add-readers.ts';
import { startTestCluster } from '#tests/support/cluster.ts';
import { makeInvestWorld } from '#tests/support/invest-world.ts';
import { killableBackend } from '#tests/support/killable-backend.ts';
import { good } from '#tests/support/order-steps.ts';
import { atMost, goal, printGoals } from './support/goals.ts';
import { cpuOf } from './support/process-cpu.ts';

/**
 * A message to 100,000 people of a tenant: its audience measured, then sent by the back end as a process of its own that is killed ten times meanwhile. Against bare SQL that
 * writes as many mails and things to read, two hundred in a statement. Mails stay in the outbox here: what a mail server takes is not measured.
 */
const READERS = Number(process.env.BENCH_READERS || 100_000);
const KILLS = 10;
const AT_ONCE = 200;
/** Ours. */
const MOST_MEASURE_MS = 500;
const MOST_AGAINST_SQL = 12;
const MOST_MEGABYTES = 600;

const stopCluster = await startTestCluster();
const world = await makeInvestWorld();
const backend = await killableBackend(world.db.url);
try {
  await world.standAlone();
  await addReaders(world, READERS);
  await world.db.query('vacuum analyze');
  const words = { es: 'Cerramos el lunes por la lluvia.', en: 'We are closed on Monday.' };
  const body = { audience: 'PEOPLE' as const, purpose: 'SERVICE' as const, subject: words, text: words };
  const measureMs = await measured(body);

  const { id } = good(await world.call(writeMessage, { body, as: world.manager })).data;
  good(await world.call(sendMessage, { params: { id }, body: {}, as: world.manager }));
  await world.db.query(`update messages set at = now() - interval '1 second' where id = $1`, [id]);
  const took = await sendKilled(id);
  const bareMs = await bareRows(id);
  const [row] = await world.db.query<Record<'state' | 'told' | 'mails' | 'mailed' | 'noted' | 'people', string>>(
    `select m.state, m.told::text, (select count(*)::text from mails where message_id = m.id) as mails,
       (select count(distinct user_id)::text from mails where message_id = m.id) as mailed,
       (select count(distinct user_id)::text from notifications where message_id = m.id) as noted,
       (select count(*)::text from users u where u.tenant_id = m.tenant_id and u.email_verified_at is not null) as people
     from messages m where m.id = $1`,
    [id],
  );
  const { people = '' } = row ?? {};
  const isWhole = [row?.told, row?.mails, row?.mailed, row?.noted].every((count) => count === people);
  console.log(
    `${people} people: ${(took.ms / 1000).toFixed(1)} s without the starts, ${(took.cpuMs / 1000).toFixed(1)} s of CPU of the back end, at most ${took.megabytes.toFixed(0)} MB; bare SQL ${(bareMs / 1000).toFixed(1)} s; load ${loadavg()[0]?.toFixed(1)}`,
  );
  atMost('an audience of all people measured', measureMs, MOST_MEASURE_MS, ' ms');
  atMost('sent with ten kills, against bare SQL that writes as many rows', took.ms / bareMs, MOST_AGAINST_SQL);
  atMost('memory of the back end meanwhile', took.megabytes, MOST_MEGABYTES, ' MB');
  goal('each person once', JSON.stringify(row), 'all, none twice', isWhole && row?.state === 'SENT');
  printGoals();
  if (!isWhole) process.exitCode = 1;
} finally {
  await backend.stop();
  await world.close();
  await stopCluster();
}

/** Milliseconds of a call that measures the audience, the best of three. */
async function measured(body: Parameters<typeof ask>[0]): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 3; time += 1) {
    const since = performance.now();
    await ask(body);
    least = Math.min(least, performance.now() - since);
  }
  return least;
}

async function ask({ audience, purpose }: { audience: 'PEOPLE'; purpose: 'SERVICE' }) {
  return good(await world.call(measureAudience, { query: { audience, purpose }, as: world.manager }));
}

/** The message is sent; the back end is killed whenever another part is through. Milliseconds without the starts. */
async function sendKilled(id: string) {
  let starts = 0;
  let cpuMs = 0;
  let megabytes = 0;
  const since = performance.now();
  for (let kill = 0; kill <= KILLS; kill += 1) {
    const starting = performance.now();
    // The queue gives a killed job out again after minutes, which are not to be measured.
    await world.db.query(`delete from pgboss.job where name = 'message.tell'`);
    await world.db.query(`insert into pgboss.job (name, data) values ('message.tell', $1)`, [
      JSON.stringify({ tenantId: world.tenantId, messageId: id, after: null }),
    ]);
    await backend.start();
    starts += performance.now() - starting;
    const own = cpuOf(backend.pid());
    const until = Math.floor((READERS * (kill + 1)) / (KILLS + 1));
    const isThrough = ({ state, told }: { state: string; told: number }) =>
      kill === KILLS ? state === 'SENT' : told >= until || state === 'SENT';
    while (!isThrough(await standing(id))) {
      megabytes = Math.max(megabytes, await residentMegabytes(backend.pid()));
      await sleep(100);
    }
    cpuMs += cpuOf(backend.pid()) - own;
    await backend.kill();
  }
  return { ms: performance.now() - since - starts, cpuMs, megabytes };
}

async function standing(id: string): Promise<{ state: string; told: number }> {
  const [row] = await world.db.query<{ state: string; told: number }>(
    'select state, told from messages where id = $1',
    [id],
  );
  if (!row) throw new Error('the message is gone');
  return row;
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000;
}

/** Milliseconds that PostgreSQL takes for the same rows copied from those that there are, two hundred in a statement, into tables like theirs. */
async function bareRows(id: string): Promise<number> {
  for (const table of ['mails', 'notifications']) {
    await world.db.query(`create table bare_${table} (like ${table} including all)`);
    await world.db.query(
      `create table turns_of_${table} as select tenant_id, id, (row_number() over (order by user_id) - 1) / ${AT_ONCE} as turn
       from ${table} where message_id = $1`,
      [id],
    );
    await world.db.query(`create index on turns_of_${table} (turn)`);
  }
  await world.db.query('vacuum analyze');
  const since = performance.now();
  for (let turn = 0; turn < Math.ceil(READERS / AT_ONCE); turn += 1)
    for (const table of ['mails', 'notifications'])
      await world.db.query(
        `insert into bare_${table} select t.* from turns_of_${table} b join ${table} t on t.tenant_id = b.tenant_id and t.id = b.id
         where b.turn = $1`,
        [turn],
      );
  return performance.now() - since;
}
