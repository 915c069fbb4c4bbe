import { startTestCluster } from '#tests/support/cluster.ts';
import { demoSamples } from '#tests/support/demo-samples.ts';
import { startProduct } from '#tests/support/product.ts';
import { bareServer } from './support/bare-server.ts';
import { median } from './support/cpu-time.ts';
import { atLeast, printGoals } from './support/goals.ts';
import { answersPerSecond, exchange } from './support/pipelined.ts';
import { printTable } from './support/table.ts';

/**
 * Public pages for a visitor without a session against bare `node:http` that sends the same bytes under the same headers, both with the same client in
 * turns. What the door does beyond that: read the line and its proxies, look the page up, note the answer in its log (which is silent here).
 */
const ROUNDS = 5;
const ROUND_MS = 2_000;
const LEAST = 0.25;
const TENANT = 'aurora';

const stopCluster = await startTestCluster();
try {
  const product = await startProduct({ PAGE_MEMORY_MB: '64' });
  try {
    const { slug } = await demoSamples(product.database, TENANT);
    const { host, port } = new URL(product.originOf(TENANT));
    const rows: string[][] = [];
    for (const [name, path] of [
      ['sign-in', '/login'],
      ['register', '/register'],
      ['project', `/invest/${slug}`],
    ] as const) {
      const asked = { port: Number(port), host, path };
      await exchange(asked);
      const page = await exchange(asked);
      const bare = await bareServer(page);
      try {
        const [door, control]: [number[], number[]] = [[], []];
        for (let round = 0; round <= ROUNDS; round += 1) {
          const rates = [
            await answersPerSecond(asked, ROUND_MS),
            await answersPerSecond({ ...asked, port: bare.port }, ROUND_MS),
          ] as const;
          // The first round is for the compiler.
          if (round > 0) {
            door.push(rates[0]);
            control.push(rates[1]);
          }
        }
        const ratio = median(door) / median(control);
        rows.push([
          name,
          `${(page.length / 1024).toFixed(1)} KB`,
          median(door).toFixed(0),
          median(control).toFixed(0),
          `${ratio.toFixed(2)}×`,
        ]);
        atLeast(`public page (${name}) against bare node:http`, ratio, LEAST);
      } finally {
        bare.stop();
      }
    }
    printTable(['public page', 'bytes', 'pages/s', 'bare node:http', 'ratio'], rows);
    printGoals();
  } finally {
    await product.stop();
  }
} finally {
  await stopCluster();
}
