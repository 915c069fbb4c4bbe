import { defineConfig } from 'vitest/config';

/**
 * Three projects: `unit` is pure and runs beside the code; `border` starts a real database and back end once (tests/support/global.ts);
 * `fuzz` sends strangers' requests to the built product. In all of them chance is the same at every run (tests/support/seed.ts).
 */
export default defineConfig({
  test: {
    // One fewer than the cores is the default, which on two cores is one.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
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
          include: ['tests/{backend,routes,started}/**/*.test.{ts,tsx}'],
          environment: 'node',
          setupFiles: ['tests/support/seed.ts'],
          globalSetup: ['tests/support/global.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'fuzz',
          include: ['tests/fuzz/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/seed.ts'],
          globalSetup: ['tests/support/global.ts'],
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
