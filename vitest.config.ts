import { defineConfig } from 'vitest/config';
import { askedTexts } from './app/i18n/asked-texts.plugin.ts';
import LongestFirst from './tests/support/longest-first.ts';

/**
 * Two projects: `unit` is pure and runs beside the code; `border` starts a real database and back end once (tests/support/global.ts), and in `tests/fuzz` does to it what
 * chance says: walks of orders and campaigns, crashes, strangers' requests. In both of them chance is the same at every run (tests/support/seed.ts). A project of its own would read
 * the whole back end once more, and so would each of its workers.
 */
export default defineConfig({
  test: {
    // One more than the cores that it is made for: a test waits for the database and for processes that it starts.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [askedTexts()],
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
          include: ['tests/{backend,routes,started,fuzz}/**/*.test.{ts,tsx}'],
          environment: 'node',
          setupFiles: ['tests/support/seed.ts'],
          globalSetup: ['tests/support/global.ts'],
          // Six times what the slowest takes on a machine of its own: a busy machine is no failure.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
