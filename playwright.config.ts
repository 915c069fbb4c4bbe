import { defineConfig } from '@playwright/test';
import { launchOf } from './tests/support/browser.ts';

/** A person's browser: one that calls itself headless is taken for a crawler, and crawlers get no error pages. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** `npm run journeys` walks each journey in both languages, with and without script. */
const inEach = process.env.JOURNEYS === 'all';

/**
 * Every journey runs in Spanish with script. With the tag `@each` it also runs in English without: between the two runs both languages and both
 * ways are seen, while all four would take twice the time for what hardly hangs together. With `@scriptless` it runs once, in Spanish without script.
 */
const variants = [
  { name: 'es', locale: 'es-ES', javaScriptEnabled: true, grep: /^(?!.*@scriptless)/ },
  {
    name: 'es-plain',
    locale: 'es-ES',
    javaScriptEnabled: false,
    grep: inEach ? /@each|@scriptless/ : /@scriptless/,
    // A dozen short ones: a second product would take longer to start than they do.
    ...(inEach ? {} : { workers: 1 }),
  },
  { name: 'en', locale: 'en-GB', javaScriptEnabled: true, grep: inEach ? /@each/ : /$^/ },
  { name: 'en-plain', locale: 'en-GB', javaScriptEnabled: false, grep: /@each/ },
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/journeys-global.ts',
  // One more than the cores: a journey waits half of its time, for a page, a mail or a provider.
  workers: 3,
  fullyParallel: true,
  // A limit ends what hangs: a machine that is slow, or that others use, takes several times as long as one of its own.
  timeout: 120_000,
  // One that needs its second try is told of at the end of `npm test`, and is to be mended.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/results/journeys.json' }]],
  use: {
    userAgent,
    timezoneId: 'Europe/Madrid',
    actionTimeout: 20_000,
    // Playwright draws every page once more before it knows whether the test passed; `visit` draws that of one that failed.
    screenshot: 'off',
    launchOptions: launchOf('chromium'),
  },
  projects: variants.map(({ name, grep, workers, ...use }) => ({ name, grep, workers, use })),
});
