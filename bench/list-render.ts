import { setTimeout as sleep } from 'node:timers/promises';
import { startTestCluster } from '#tests/support/cluster.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { signedInApp } from './support/app-in-process.ts';
import { catchTrees, renderToString } from './support/caught-tree.ts';
import { cpuMs, median } from './support/cpu-time.ts';
import { atMost, printGoals } from './support/goals.ts';
import { cpuOf } from './support/process-cpu.ts';
import { printTable } from './support/table.ts';

/**
 * What a manager's list of 50 rows costs in all: dashboard, API and PostgreSQL as processes of their own, by their own clocks. And CPU of the list as a document through the whole app (guard, calls, checks of the answers, loader, rendering, data for
 * the browser) against bare `renderToString` of the same tree with the same data. The API is a process of its own and does not count.
 */
const MOST = 4;
/** Half of what all three took at commit f0ca86f, 25.4 ms, beside 3.4 ms of the control: docs of the goals. */
const MOST_WHOLE = 3.75;
const WHOLE_TURNS = 200;
/** In so long what was begun by the clock has ended. */
const SETTLE_MS = 10_000;
const TENANT = 'aurora';
const PATH = '/manager/investments';
const ROWS = 50;
const TURNS = 20;
const ROUNDS = 9;

const lastTree = catchTrees();
const stopCluster = await startTestCluster('demo');
try {
  const product = await startProduct();
  try {
    const app = await signedInApp(product.originOf(TENANT), product.apiOrigin, `manager@${TENANT}.test`);
    const rows = (await app.page(PATH)).split('<tbody')[1]?.match(/<tr\b/g)?.length;
    if (rows !== ROWS) throw new Error(`the list shows ${rows} rows, not ${ROWS}`);
    const tree = lastTree();
    const bare = () => renderToString(tree);
    if (bare().match(/<tr\b/g)?.length !== ROWS + 1) throw new Error('the bare tree is not the page');
    // Until the compiler has seen both.
    await cpuMs(60, () => app.page(PATH));
    await cpuMs(60, bare);
    const whole: number[] = [];
    const control: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      whole.push(await cpuMs(TURNS, () => app.page(PATH)));
      control.push(await cpuMs(TURNS, bare));
    }
    const ratio = median(whole) / median(control);
    const shares = await wholeCost(product);
    const all = shares.reduce((sum, [, ms]) => sum + ms, 0);
    printTable(
      ['50-row list', 'CPU', ''],
      [
        ['bare renderToString', `${median(control).toFixed(2)} ms`, ''],
        ['the whole app', `${median(whole).toFixed(2)} ms`, ''],
        ['ratio', `${ratio.toFixed(2)}×`, ''],
        ...shares.map(([name, ms]) => [name, `${ms.toFixed(2)} ms`, '']),
        ['all three processes', `${all.toFixed(2)} ms`, ''],
      ],
    );
    atMost('50-row list through the app against renderToString of its tree', ratio, MOST);
    atMost('50-row list in all, dashboard, API and PostgreSQL, against the same', all / median(control), MOST_WHOLE);
    printGoals();
  } finally {
    await product.stop();
  }
} finally {
  await stopCluster();
}

/**
 * Milliseconds of CPU a page, of each process that takes part; the database's are those that serve this product. What the product does by its clock is no cost of a page: it has done
 * it all, its timetable is empty meanwhile, and what its processes use while nobody asks is taken off.
 */
async function wholeCost({ originOf, database, pids }: Product): Promise<[name: string, ms: number][]> {
  const { host, port } = new URL(originOf(TENANT));
  const manager = new Visitor(host, Number(port), 'es');
  await manager.signIn(`manager@${TENANT}.test`);
  const ask = async () => {
    for (let at = 0; at < WHOLE_TURNS; at += 1) await manager.get(PATH, { headers: { 'Accept-Encoding': 'br' } });
  };
  await database.query(`update job_runs set tried_at = now() + interval '1 day', done_at = now() + interval '1 day'`);
  await database.query('delete from pgboss.schedule');
  const { dashboard, backend } = pids();
  const clocks = async () => {
    const servers = await database.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and usename <> 'postgres'`,
    );
    return new Map([dashboard, backend, ...servers.map(({ pid }) => pid)].map((pid) => [pid, cpuOf(pid)]));
  };
  /** Of dashboard, API and PostgreSQL, and for how long: each in milliseconds. */
  const spentDuring = async (work: () => Promise<unknown>) => {
    const [before, since] = [await clocks(), performance.now()];
    await work();
    const [after, ms] = [await clocks(), performance.now() - since];
    // A connection that was opened meanwhile began at nothing.
    const spent = (pid: number) => (after.get(pid) ?? 0) - (before.get(pid) ?? 0);
    const servers = [...after.keys()].filter((pid) => pid !== dashboard && pid !== backend);
    return { ms, of: [spent(dashboard), spent(backend), servers.reduce((sum, pid) => sum + spent(pid), 0)] };
  };
  await ask();
  await sleep(SETTLE_MS);
  const idle = await spentDuring(() => sleep(SETTLE_MS));
  const asked = await spentDuring(ask);
  return ['dashboard', 'API', 'PostgreSQL'].map((name, at) => {
    const byItself = ((idle.of[at] ?? 0) / idle.ms) * asked.ms;
    return [name, ((asked.of[at] ?? 0) - byItself) / WHOLE_TURNS];
  });
}
