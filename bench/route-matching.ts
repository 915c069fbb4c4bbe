import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { appByBranch } from '#server/route-branches.ts';
import { startTestCluster } from '#tests/support/cluster.ts';
import { startProduct } from '#tests/support/product.ts';
import { type AppInProcess, pointAppAt, signedIn } from './support/app-in-process.ts';
import { shareOf } from './support/cpu-profile.ts';
import { cpuMs } from './support/cpu-time.ts';
import { atMost, printGoals } from './support/goals.ts';
import { printTable } from './support/table.ts';

/**
 * How much of a page's CPU is spent in finding its routes: with Remix's handler of the whole table, and with one for each branch, as the door has it.
 * V8's own profiler looks; the API is a process of its own and does not count.
 */
const MOST_PERCENT = 3;
const TURNS = 400;
const TENANT = 'aurora';
/** Remix's matching, and what we put before it. */
const MATCHING = new Set(['matchRoutes', 'matchServerRoutes', 'matchRoutesImpl', 'branchOf']);

const stopCluster = await startTestCluster();
try {
  const product = await startProduct();
  try {
    pointAppAt(product.apiOrigin);
    const build = (await import(pathToFileURL(path.resolve('build/server/index.js')).href)) as ServerBuild;
    const rows: string[][] = [];
    for (const [name, app] of [
      ['the whole table', createRequestHandler(build, 'production')],
      ['by branch', appByBranch(build)],
    ] as const) {
      const person = await signedIn(app, product.originOf(TENANT), `manager@${TENANT}.test`);
      for (const page of ['/login', '/manager/investments']) {
        const [ms, share] = await measured(person, page);
        rows.push([page, name, `${ms.toFixed(2)} ms`, `${(share * 100).toFixed(1)} %`]);
        if (name === 'by branch')
          atMost(`route matching, share of the CPU of ${page}`, share * 100, MOST_PERCENT, ' %');
      }
    }
    printTable(['page', 'handler', 'CPU', 'matching'], rows);
    printGoals();
  } finally {
    await product.stop();
  }
} finally {
  await stopCluster();
}

async function measured(person: AppInProcess, page: string): Promise<[ms: number, share: number]> {
  const ask = () => (page === '/login' ? person.guestPage(page) : person.page(page));
  await cpuMs(TURNS, ask);
  const ms = await cpuMs(TURNS, ask);
  const share = await shareOf(MATCHING, async () => {
    for (let at = 0; at < TURNS; at += 1) await ask();
  });
  return [ms, share];
}
