import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

/** A browser of this machine: one of Playwright's own would have to be downloaded. */
const chromium =
  process.env.CHROMIUM_PATH || execFileSync(process.execPath, ['scripts/chromium.mjs'], { encoding: 'utf8' }).trim();

/** No calls of the browser's own to anywhere; as root Chromium runs only without its sandbox. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Journeys with the tag `@each` run in all four, the others in the first. */
const variants = [
  { name: 'es', locale: 'es-ES', javaScriptEnabled: true },
  { name: 'es-plain', locale: 'es-ES', javaScriptEnabled: false },
  { name: 'en', locale: 'en-GB', javaScriptEnabled: true },
  { name: 'en-plain', locale: 'en-GB', javaScriptEnabled: false },
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/journeys-global.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/results/journeys.json' }]],
  use: {
    timezoneId: 'Europe/Madrid',
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium, args: flags },
  },
  projects: variants.map(({ name, ...use }, at) => ({ name, use, ...(at === 0 ? {} : { grep: /@each/ }) })),
});
