import { startTestCluster } from '#tests/support/cluster.ts';
import { startProduct } from '#tests/support/product.ts';
import { signedInApp } from './support/app-in-process.ts';
import { catchTrees, renderToString } from './support/caught-tree.ts';
import { cpuMs, median } from './support/cpu-time.ts';
import { printTable } from './support/table.ts';

/**
 * CPU of a manager's list of 50 rows as a document through the whole app (guard, calls, checks of the answers, loader, rendering, data for
 * the browser) against bare `renderToString` of the same tree with the same data. The API is a process of its own and does not count.
 */
const MOST = 4;
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
    printTable(
      ['50-row list', 'CPU', ''],
      [
        ['bare renderToString', `${median(control).toFixed(2)} ms`, ''],
        ['the whole app', `${median(whole).toFixed(2)} ms`, ''],
        ['ratio', `${ratio.toFixed(2)}×`, ratio <= MOST ? `ok (at most ${MOST}×)` : `over: at most ${MOST}×`],
      ],
    );
  } finally {
    await product.stop();
  }
} finally {
  await stopCluster();
}
