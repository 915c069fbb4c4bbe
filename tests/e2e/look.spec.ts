import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { TENANTS } from '#tenants/registry.ts';
import { APP_ROUTES } from '#tests/support/app-routes.ts';
import { addInvestor, addOffer } from '#tests/support/demo-copies.ts';
import { demoSamples } from '#tests/support/demo-samples.ts';
import { expect, test } from '#tests/support/journey.ts';
import { awaitMail, codeIn } from '#tests/support/mailbox.ts';
import type { Product } from '#tests/support/product.ts';
import { routeAddress } from '#tests/support/route-address.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { enterCode, register } from './pages/door.ts';
import { complaintsOf, expectDrawnWell, expectSound, faultsAtWidths } from './pages/looking.ts';
import { onboarding } from './pages/onboarding.ts';
import { order } from './pages/order.ts';
import { outOfReachOnDesk } from './pages/out-of-reach.ts';
import { type DrawnScheme, schemeFaultsOf, wearScheme } from './pages/scheme.ts';

interface Look {
  scheme: DrawnScheme;
  width: number;
}

/** `npm run journeys` looks at every page in English as well, `npm test` at every second one. */
const isWhole = process.env.JOURNEYS === 'all';

/**
 * Both languages, both schemes and three widths. In Spanish, whose words are longer, a page is looked at whole as it is drawn first, again for what depends on
 * colours and room, and measured from a phone to a wide desk.
 */
const LOOKS: readonly { lang: 'es' | 'en'; first: Look; next?: Look; every: number }[] = [
  { lang: 'es', first: { scheme: 'light', width: 360 }, next: { scheme: 'dark', width: 1536 }, every: 1 },
  { lang: 'en', first: { scheme: 'dark', width: 1024 }, every: isWhole ? 1 : 2 },
];

const HEIGHT = 900;
const AREAS = { investor: 'user', manager: 'manager', issuer: 'entrepreneur' } as const;
type Person = keyof typeof AREAS;

/** Pages that one test looks at: an area of more is dealt out among several, which workers take side by side. */
const MOST_PAGES = 25;
/** Generous: what a page takes that is drawn, looked at and measured on a machine that others use as well. */
const PAGE_MS = 15_000;

interface Part {
  title: string;
  routes: (typeof APP_ROUTES)[number][];
}

/** Every so many of the pages of an area, in parts of about the same size. */
function partsOf(person: Person, every: number): Part[] {
  const routes = APP_ROUTES.filter(({ isPage, path }) => isPage && path.startsWith(`/${AREAS[person]}/`)).filter(
    (_, at) => at % every === 0,
  );
  const count = Math.ceil(routes.length / MOST_PAGES);
  return Array.from({ length: count }, (_, part) => ({
    title: `pages of the ${person}${count > 1 ? `, part ${part + 1} of ${count}` : ''}`,
    routes: routes.filter((_, at) => at % count === part),
  }));
}

/** Their addresses, with ids of the demo data. */
async function addressesOf({ database }: Product, { routes }: Part): Promise<string[]> {
  const samples = await demoSamples(database);
  return routes.map((route) => routeAddress(route, samples));
}

/** Addresses of the tabs of the page that is open, the shown one left out. */
async function otherTabsOf(page: Page): Promise<string[]> {
  const here = new URL(page.url());
  const links = await page
    .locator('main nav a[href*="tab="]:not([aria-current])')
    .evaluateAll((tabs) => tabs.map((tab) => (tab as HTMLAnchorElement).href));
  return [...new Set(links)].filter((href) => new URL(href).pathname === here.pathname);
}

/** A page is judged in the scheme that it is said to be in: a tenant's own is stronger than the system's. */
async function expectWorn(page: Page, scheme: DrawnScheme) {
  await wearScheme(page, scheme);
  expect(await schemeFaultsOf(page, scheme)).toEqual([]);
}

for (const { lang, first, next, every } of LOOKS) {
  const seen = [first, ...(next ? [next] : [])].map(({ scheme, width }) => `${scheme} at ${width} px`);
  test.describe(`${[lang, ...seen].join(', ')}:`, () => {
    test.use({
      locale: lang === 'es' ? 'es-ES' : 'en-GB',
      viewport: { width: first.width, height: HEIGHT },
      contextOptions: { colorScheme: first.scheme, reducedMotion: 'reduce' },
    });

    /** Nothing is wrong with the page that is open, in each of its looks. */
    async function expectAllSound(page: Page, title: string | RegExp = /\S/) {
      // Not the page before it, which a form may still be leaving.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expectWorn(page, first.scheme);
      await expectSound(page, title);
      if (!next) return;
      await expectWorn(page, next.scheme);
      await page.setViewportSize({ width: next.width, height: HEIGHT });
      await expectDrawnWell(page);
      await wearScheme(page, first.scheme);
      await page.setViewportSize({ width: first.width, height: HEIGHT });
    }

    for (const person of Object.keys(AREAS) as Person[])
      for (const part of partsOf(person, every))
        test(part.title, async ({ visit, product }) => {
          test.setTimeout(part.routes.length * PAGE_MS);
          const page = await visit('aurora', '/', `${person}@aurora.test`);
          const complaints = complaintsOf(page);
          for (const address of await addressesOf(product, part)) {
            await page.goto(address);
            await expectAllSound(page);
            if (!next) continue;
            expect.soft(await faultsAtWidths(page)).toEqual([]);
            for (const tab of await otherTabsOf(page)) {
              await page.goto(tab);
              expect.soft(await faultsAtWidths(page)).toEqual([]);
            }
          }
          expect(complaints).toEqual([]);
        });

    test('every page of a guest, and a form that came back', async ({ visit, product, words }) => {
      const { slug } = await demoSamples(product.database);
      const page = await visit('aurora', '/login');
      const complaints = complaintsOf(page);
      for (const address of [
        '/login',
        '/register',
        '/forgot-password',
        '/complaints',
        '/complaints/new',
        '/invest',
        '/how-it-works',
        `/remember-password?token=${'a'.repeat(32)}`,
        `/invest/${slug}`,
      ]) {
        await page.goto(address);
        await expectAllSound(page);
        if (next) expect.soft(await outOfReachOnDesk(page)).toEqual([]);
      }
      await page.goto('/register');
      await page
        .locator('form')
        .first()
        .evaluate((form: HTMLFormElement) => (form.noValidate = true));
      await page.getByRole('button', { name: words('register:submit') }).click();
      await expectAllSound(page);
      expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
      await page.goto('/no-such-page');
      await expectAllSound(page);
    });

    test('every step of a newcomer', async ({ visit, product, words, hasScript }) => {
      const { slug } = await addOffer(product.database);
      const page = await visit('aurora', `/register?next=/invest/${slug}/invest`);
      const complaints = complaintsOf(page);
      const email = `${randomUUID()}@persona.test`;
      await register(page, words, { email, password: 'una-clave-bien-larga' });
      await expectAllSound(page, words('register:code_title'));
      await enterCode(page, words, codeIn(await awaitMail(product.apiOrigin, email)));
      const way = onboarding(page, words, lang);
      const steps: [title: string, go: () => Promise<void>][] = [
        ['onboarding:identification.title.personal', way.tellWho],
        ['onboarding:identification.title.documents', way.addDocument],
        ['onboarding:identification.title.documents', way.sendDocuments],
        ['onboarding:additional.title', way.tellMore],
        ['onboarding:test.title.NONE', () => way.answerTest(false)],
        ['onboarding:test.title.FAILED_ONCE', () => way.answerTest(false)],
        ['onboarding:test.title.FAILED', way.declare],
        ['onboarding:loss.title', () => way.simulateLoss(hasScript)],
        ['invest:invest.title', () => order(page, words).give('3')],
        ['onboarding:identification.title.waiting', async () => undefined],
      ];
      for (const [title, go] of steps) {
        await expectAllSound(page, words(title));
        await go();
      }
      expect(complaints).toEqual([]);
    });

    test('every step of an order', async ({ visit, product, words }) => {
      const { slug } = await addOffer(product.database);
      const { email } = await addInvestor(product.database, { lang });
      const page = await visit('aurora', `/invest/${slug}/invest`, email);
      const complaints = complaintsOf(page);
      const buy = order(page, words);
      const steps: [title: string, go: () => Promise<void>][] = [
        ['invest:invest.title', () => buy.give('100')],
        ['invest:breakdown.title', () => buy.confirm()],
        ['invest:wire.title', () => page.getByRole('link', { name: words('invest:wire.change'), exact: true }).click()],
        ['invest:method.title', buy.payByTransfer],
        ['invest:wire.title', () => buy.prove()],
        ['invest:outcome.waiting.title', async () => undefined],
      ];
      for (const [title, go] of steps) {
        await expectAllSound(page, words(title));
        await go();
      }
      expect(complaints).toEqual([]);
    });
  });
}

// In Spanish, whose words are the longer ones.
test.describe('from a phone to a wide desk:', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('every page of a guest is whole and full', async ({ visit, product }) => {
    const { slug } = await demoSamples(product.database);
    const page = await visit('aurora', '/login');
    for (const address of [
      '/login',
      '/register',
      '/forgot-password',
      '/complaints',
      '/complaints/new',
      '/invest',
      '/how-it-works',
      `/invest/${slug}`,
      '/no-such-page',
    ]) {
      await page.goto(address);
      expect.soft(await faultsAtWidths(page)).toEqual([]);
    }
  });

  test('every step of an order is whole and full', async ({ visit, product, words }) => {
    const { slug } = await addOffer(product.database);
    const { email } = await addInvestor(product.database);
    const page = await visit('aurora', `/invest/${slug}/invest`, email);
    const buy = order(page, words);
    const steps = [() => buy.give('100'), () => buy.payByTransfer(), () => buy.prove(), async () => undefined];
    for (const go of steps) {
      expect.soft(await faultsAtWidths(page)).toEqual([]);
      await go();
      await page.waitForLoadState();
    }
  });
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`${scheme}:`, () => {
    test.use({ viewport: { width: 360, height: 800 }, contextOptions: { colorScheme: scheme } });

    test('the sign-in page of every tenant, in its own colours', async ({ visit }) => {
      const page = await visit('aurora', '/login');
      const complaints = complaintsOf(page);
      const { port } = new URL(page.url());
      let seen = 0;
      for (const { hosts } of TENANTS) {
        const host = `${hosts.test[0]}:${port}`;
        const answer = await new Visitor(host, Number(port), 'es').get('/login');
        // Some send people to a sign-in page of their own site.
        if (answer.status !== 200) continue;
        await page.goto(`http://${host}/login`);
        await expectWorn(page, scheme);
        await expectSound(page);
        seen += 1;
      }
      expect(seen).toBeGreaterThan(TENANTS.length / 2);
      expect(complaints).toEqual([]);
    });
  });
}
