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

/** Milliseconds of CPU a page, of each process that takes part; the database's are those that serve this product. */
async function wholeCost({ originOf, database, pids }: Product): Promise<[name: string, ms: number][]> {
  const { host, port } = new URL(originOf(TENANT));
  const manager = new Visitor(host, Number(port), 'es');
  await manager.signIn(`manager@${TENANT}.test`);
  const ask = async (turns: number) => {
    for (let at = 0; at < turns; at += 1) await manager.get(PATH, { headers: { 'Accept-Encoding': 'br' } });
  };
  await ask(WHOLE_TURNS);
  const servers = async () => {
    const rows = await database.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and usename <> 'postgres'`,
    );
    return rows.map(({ pid }) => pid);
  };
  const clocks = async () =>
    new Map([pids().dashboard, pids().backend, ...(await servers())].map((pid) => [pid, cpuOf(pid)]));
  const before = await clocks();
  await ask(WHOLE_TURNS);
  const after = await clocks();
  // A connection that was opened meanwhile began at nothing.
  const spent = (of: readonly number[]) =>
    of.reduce((sum, pid) => sum + (after.get(pid) ?? 0) - (before.get(pid) ?? 0), 0) / WHOLE_TURNS;
  const { dashboard, backend } = pids();
  return [
    ['dashboard', spent([dashboard])],
    ['API', spent([backend])],
    ['PostgreSQL', spent([...after.keys()].filter((pid) => pid !== dashboard && pid !== backend))],
  ];
}
