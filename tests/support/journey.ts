import { type Browser, type BrowserContext, test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { launchOf } from './browser.ts';
import { type Product, startProduct } from './product.ts';
import { Visitor } from './visitor.ts';
import { type Words, wordsOf } from './words.ts';

/**
 * Opens a page of a tenant's dashboard in a browser of its own, for a stranger or, with an e-mail, for a demo person who has signed in before.
 * Each person signs in once per worker, tenant and language; journeys about signing in do so on the page (`signIn` of `pages/door.ts`).
 */
export type Visit = (tenant: string, path?: string, email?: string) => Promise<Page>;

/** The cookies of a person who has signed in at a tenant. */
type SignedIn = (tenant: string, email: string, lang: 'es' | 'en') => Promise<{ name: string; value: string }[]>;

interface Fixtures {
  visit: Visit;
  /** Whether `visit` opens pages in a browser that shows PDFs: an option of a file, `test.use({ isReader: true })`. */
  isReader: boolean;
  /** Whether this run has script: a journey that shows what only script does asks first. */
  hasScript: boolean;
  /** Language of this run's browser. */
  lang: 'es' | 'en';
  /** Tenant of a journey that goes the same way at every one: another brand, flow and set of modules in English than in Spanish. */
  tenant: 'aurora' | 'ladrillo';
  /** The app's own texts in that language. */
  words: Words;
}

interface WorkerFixtures {
  product: Product;
  apart: boolean;
  signedIn: SignedIn;
  /** A browser that shows PDFs, started when it is first asked for: as an option of the browser it would take a worker, and with it a product, of its own. */
  readerBrowser: () => Promise<Browser>;
}

/**
 * `test` of the browser journeys. `product` is the whole product, started once per worker on a database of its own: a journey that changes
 * what others read makes its own people. With the tag `@each` a journey runs in Spanish with script and in English without; with `@scriptless`
 * once, in Spanish without; with none once, in Spanish with script. A file that has every tenant's orders swept at another time says `test.use({ apart: true })`: it gets a worker,
 * and with it a product, that no other file shares, and stands in `tests/e2e/apart/`, which is begun first.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  apart: [false, { option: true, scope: 'worker' }],
  isReader: [false, { option: true }],
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that a function takes out of its pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  signedIn: [
    async ({ product }, use) => {
      const kept = new Map<string, Visitor>();
      await use(async (tenant, email, lang) => {
        const key = `${tenant} ${email} ${lang}`;
        const { host, port } = new URL(product.originOf(tenant));
        const visitor = kept.get(key) ?? new Visitor(host, Number(port), lang);
        if (!kept.has(key)) await visitor.signIn(email);
        kept.set(key, visitor);
        return [...visitor.cookies].map(([name, value]) => ({ name, value }));
      });
    },
    { scope: 'worker' },
  ],
  readerBrowser: [
    async ({ playwright }, use) => {
      let started: Promise<Browser> | undefined;
      await use(() => (started ??= playwright.chromium.launch(launchOf('reader'))));
      await (await started)?.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.originOf('aurora')),
  hasScript: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
  lang: async ({ locale }, use) => use(locale?.startsWith('en') ? 'en' : 'es'),
  tenant: async ({ lang }, use) => use(lang === 'es' ? 'aurora' : 'ladrillo'),
  words: async ({ lang }, use) => use(wordsOf(lang)),
  visit: async (
    {
      product,
      signedIn,
      lang,
      browser,
      isReader,
      readerBrowser,
      contextOptions,
      javaScriptEnabled,
      locale,
      userAgent,
      viewport,
    },
    use,
    testInfo,
  ) => {
    const contexts: BrowserContext[] = [];
    const broken: string[] = [];
    await use(async (tenant, path = '/', email) => {
      const options = {
        ...contextOptions,
        javaScriptEnabled,
        locale,
        userAgent,
        viewport,
        baseURL: product.originOf(tenant),
      };
      const context = await (isReader ? await readerBrowser() : browser).newContext(options);
      contexts.push(context);
      if (email) {
        const cookies = await signedIn(tenant, email, lang);
        await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: options.baseURL })));
      }
      const page = await context.newPage();
      page.on('pageerror', (error) => broken.push(`${page.url()}: ${error.stack ?? error.message}`));
      await page.goto(path);
      return page;
    });
    if (testInfo.status !== testInfo.expectedStatus) await keepPictures(contexts, testInfo);
    await Promise.all(contexts.map((context) => context.close()));
    // A page that could not be brought to life is drawn a second time, and whatever had the focus loses it.
    expect(broken).toEqual([]);
  },
});

/** Each page of a journey that failed, as it stood then. */
async function keepPictures(contexts: readonly BrowserContext[], testInfo: TestInfo): Promise<void> {
  for (const [at, page] of contexts.flatMap((context) => context.pages()).entries()) {
    const path = testInfo.outputPath(`failed-${at + 1}.png`);
    // A page that has ended cannot be drawn, which is no second failure.
    await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
  }
}

export { expect };
