import { defineConfig } from 'vitest/config';
import LongestFirst from './tests/support/longest-first.ts';

/**
 * Three projects: `unit` is pure and runs beside the code; `border` starts a real database and back end once (tests/support/global.ts);
 * `fuzz` does to it what chance says: walks of orders and campaigns, crashes, strangers' requests. In all of them chance is the same at every run (tests/support/seed.ts).
 */
export default defineConfig({
  test: {
    // One more than the cores that it is made for: a test waits for the database and for processes that it starts.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // Modules are read once per worker: nothing of ours keeps what one test says and another asks. It halves the time.
          isolate: false,
          include: [
            '{domain,contract,app,server,tenants,backend}/**/*.test.{ts,tsx}',
            'tests/architecture/**/*.test.ts',
          ],
          environment: 'node',
          setupFiles: ['tests/support/seed.ts'],
          // Properties are tried a thousand times: a busy machine takes its time and is no failure.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'border',
          // Each file has its own database, back end and clock; the modules are shared, as in the product, and read once per worker.
          isolate: false,
          include: ['tests/{backend,routes,started}/**/*.test.{ts,tsx}'],
          environment: 'node',
          setupFiles: ['tests/support/seed.ts'],
          globalSetup: ['tests/support/global.ts'],
          // Six times what the slowest takes on a machine of its own: a busy machine is no failure.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'fuzz',
          // As in `border`, beside which `npm test` runs it: one worker reads the back end once, not once for each file.
          isolate: false,
          include: ['tests/fuzz/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/seed.ts'],
          globalSetup: ['tests/support/global.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
