import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Product, startProduct } from './product.ts';
import { type Words, wordsOf } from './words.ts';

/** Opens a page of a tenant's dashboard in a browser of its own: nobody is signed in there. */
export type Visit = (tenant: string, path?: string) => Promise<Page>;

interface Fixtures {
  visit: Visit;
  /** Whether this run has script: a journey that shows what only script does asks first. */
  hasScript: boolean;
  /** Language of this run's browser. */
  lang: 'es' | 'en';
  /** The app's own texts in that language. */
  words: Words;
}

/**
 * `test` of the browser journeys. `product` is the whole product, started once per worker on a database of its own: a journey that changes
 * what others read makes its own people. With the tag `@each` a journey runs in both languages, with and without script; without it,
 * once, in Spanish with script. A file that has every tenant's orders swept at another time says `test.use({ apart: true })`: it gets a worker,
 * and with it a product, that no other file shares.
 */
export const test = base.extend<Fixtures, { product: Product; apart: boolean }>({
  apart: [false, { option: true, scope: 'worker' }],
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that a function takes out of its pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.originOf('aurora')),
  hasScript: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
  lang: async ({ locale }, use) => use(locale?.startsWith('en') ? 'en' : 'es'),
  words: async ({ lang }, use) => use(wordsOf(lang)),
  visit: async ({ product, browser, contextOptions, javaScriptEnabled, locale, userAgent, viewport }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (tenant, path = '/') => {
      const options = {
        ...contextOptions,
        javaScriptEnabled,
        locale,
        userAgent,
        viewport,
        baseURL: product.originOf(tenant),
      };
      const context = await browser.newContext(options);
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
