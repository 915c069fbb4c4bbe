import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';
import { ASKED } from './asked.ts';

/** Each language with and without script, as asked for. */
const variants = ASKED.langs.flatMap((lang) =>
  ASKED.script.map((script) => ({
    name: script === 'on' ? lang : `${lang}-plain`,
    use: { locale: lang === 'es' ? 'es-ES' : 'en-GB', javaScriptEnabled: script === 'on' },
  })),
);

/** Of `npm run look`: the journeys' browser and people, for pictures instead of proofs. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.look.ts',
  outputDir: `${ASKED.folder}/left`,
  globalSetup: './look-global.ts',
  timeout: 20 * 60_000,
  retries: 0,
  reporter: [['line']],
  projects: variants,
});
