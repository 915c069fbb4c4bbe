import { defineConfig } from 'vitest/config';

/**
 * Two projects: `unit` is pure and runs beside the code; `border` starts a real database and back end once (tests/support/global.ts).
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
          // Properties are tried a thousand times: a busy machine takes its time and is no failure.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'border',
          include: ['tests/{backend,routes,started}/**/*.test.{ts,tsx}'],
          environment: 'node',
          globalSetup: ['tests/support/global.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
