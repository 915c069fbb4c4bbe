import type { Page } from '@playwright/test';
import { INVEST_STEPS } from '#domain/access/invest-steps.ts';
import { DRAWN_RULES, faultsOf, placementFaultsOf } from '#tests/e2e/pages/looking.ts';
import { order } from '#tests/e2e/pages/order.ts';
import { schemeFaultsOf, wearScheme } from '#tests/e2e/pages/scheme.ts';
import { addInvestor, addOffer } from '#tests/support/demo-copies.ts';
import { demoSamples } from '#tests/support/demo-samples.ts';
import { expect, test } from '#tests/support/journey.ts';
import { ASKED } from './asked.ts';
import { AREAS, areaAddresses, guestAddresses, type Person } from './screens.ts';

/** A page is drawn no higher than this: what lies below has been seen by then. */
const HIGHEST = 2400;

/** A table with an empty corner is an issuer's own text, and a mail is no page with landmarks. */
const isOurs = (fault: string) => !/empty-table-header|^blank: (?:landmark-one-main|region) /.test(fault);

/** Takes the page that is open at every width and in every scheme, and says what stands wrong on it. */
function camera(page: Page, tenant: string, who: string, project: string) {
  let count = 0;
  const taken = new Set<string>();
  /** What is asked at the foot of the window, answered when it has been seen. */
  const answerConsent = async () => {
    const refuse = page.locator('form[action="/resources/consent"] button').first();
    if ((await refuse.count()) === 0) return;
    await refuse.click();
    await page.waitForLoadState('networkidle');
  };
  const take = async (name: string) => {
    const screen = `${who}-${String(++count).padStart(2, '0')}-${name.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')}`;
    if (!screen.includes(ASKED.screens)) return;
    // What a page says is judged once, what depends on colours and room in each look.
    let seen = false;
    for (const scheme of ASKED.schemes) {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await wearScheme(page, scheme);
      const misdrawn = await schemeFaultsOf(page, scheme);
      // Pictures of another scheme than their names say would be believed.
      expect.soft(misdrawn, `${tenant} ${project} ${scheme} ${screen}`).toEqual([]);
      for (const width of ASKED.widths) {
        await page.setViewportSize({ width, height: 1000 });
        const faults = [
          ...(scheme === ASKED.schemes[0]
            ? (await placementFaultsOf(page)).filter((fault) => who !== 'mails' || fault !== 'no main')
            : []),
          ...(ASKED.axe ? (await faultsOf(page, seen ? DRAWN_RULES : undefined)).filter(isOurs) : []),
        ];
        if (ASKED.axe) expect.soft(faults, `${tenant} ${project} ${scheme} ${width} ${screen}`).toEqual([]);
        for (const fault of faults) console.log(`${tenant} ${project} ${scheme} ${width} ${screen}: ${fault}`);
        seen = true;
        // What is judged is not drawn: the whole grid takes half the time.
        if (ASKED.axe) continue;
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.screenshot({
          path: `${ASKED.folder}/${screen}@${tenant}-${project}-${scheme}-${width}.png`,
          fullPage: true,
          clip: { x: 0, y: 0, width, height: Math.min(height, HIGHEST) },
        });
      }
    }
  };
  return {
    take,
    /** Takes an address, once where several lead to one page. */
    async at(address: string) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const { pathname, search } = new URL(page.url());
      if (taken.has(pathname + search)) return;
      if (taken.size === 1) await answerConsent();
      taken.add(pathname + search);
      await take(address.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id').replace(/token=\w+/, 'token'));
    },
    /** What stands folded, opened; answers the tabs of a sheet besides the shown one, whose address may name none. */
    async states() {
      const folds = page.locator('main details:not([open]):not([data-menu]) > summary');
      if ((await folds.count()) > 0) {
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll('main details:not([data-menu])')) fold.setAttribute('open', '');
        });
        await take(`${new URL(page.url()).pathname.replace(/[0-9a-f-]{36}/g, 'id')}-unfolded`);
      }
      const tabs = await page
        .locator('main nav a[href*="tab="]:not([aria-current])')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      return [...new Set(tabs)];
    },
    /** The page's last form as a browser sends it that checks nothing. */
    async refused() {
      const shown = page.locator('button[type=submit]:visible');
      const form = page.locator('main form[method=post]').filter({ has: shown }).last();
      if ((await form.count()) === 0) return;
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('form')) one.noValidate = true;
      });
      await form.locator('button[type=submit]:visible').last().click();
      await page.waitForLoadState('networkidle');
      await take(`${new URL(page.url()).pathname.replace(/[0-9a-f-]{36}/g, 'id')}-sent`);
    },
  };
}

for (const tenant of ASKED.tenants) {
  if (ASKED.who.includes('guest'))
    test(`${tenant}: a guest’s`, async ({ visit, product }, info) => {
      const { slug } = await demoSamples(product.database, tenant, { lacks: '' });
      const page = await visit(tenant, '/robots.txt');
      const look = camera(page, tenant, 'guest', info.project.name);
      for (const address of guestAddresses(slug)) await look.at(address);
      for (const address of ['/login', '/register', '/forgot-password']) {
        await page.goto(address);
        await look.refused();
      }
    });

  for (const person of (Object.keys(AREAS) as Person[]).filter((name) => ASKED.who.includes(name)))
    test(`${tenant}: the ${person}’s`, async ({ visit, product }, info) => {
      const page = await visit(tenant, '/robots.txt', `${person}@${tenant}.test`);
      const look = camera(page, tenant, person, info.project.name);
      for (const address of await areaAddresses(product, tenant, person)) {
        await look.at(address);
        for (const tab of await look.states()) await look.at(tab);
      }
    });

  if (ASKED.who.includes('order'))
    test(`${tenant}: the steps of an order`, async ({ visit, product, words, lang }, info) => {
      const { slug } = await addOffer(product.database, { tenant });
      const { email } = await addInvestor(product.database, { tenant, lang });
      const page = await visit(tenant, '/robots.txt', email);
      const look = camera(page, tenant, 'order', info.project.name);
      const at = (step: string) => look.at(`/invest/${slug}/${step}`);
      for (const step of INVEST_STEPS) await at(step);
      await look.at(`/invest/${slug}/invest`);
      await look.refused();
      await page.goto(`/invest/${slug}/invest`);
      await order(page, words).give('3');
      await page.waitForLoadState('networkidle');
      await look.take('ordered');
      for (const step of INVEST_STEPS.slice(1)) await at(step);
      await page.goto(`/invest/${slug}/contribution-breakdown`);
      const transfer = page.locator('input[type=radio][value=BANK_TRANSFER]');
      if ((await transfer.count()) === 0) return;
      await order(page, words).payByTransfer();
      await look.take('to-transfer');
      await order(page, words).prove();
      await page.waitForLoadState('networkidle');
      await look.take('proven');
      await look.at('/user/investments');
    });

  if (ASKED.who.includes('newcomer'))
    test(`${tenant}: the steps of a newcomer`, async ({ visit, product }, info) => {
      const { slug } = await addOffer(product.database, { tenant });
      const page = await visit(tenant, '/robots.txt', `newcomer@${tenant}.test`);
      const look = camera(page, tenant, 'newcomer', info.project.name);
      for (const step of INVEST_STEPS) await look.at(`/invest/${slug}/${step}`);
      await look.refused();
    });

  if (ASKED.who.includes('mails'))
    test(`${tenant}: mails`, async ({ visit, product, words, lang }, info) => {
      test.setTimeout(5 * 60_000);
      const page = await visit(tenant, '/forgot-password');
      await page.locator('main input[name=email]').fill(`investor@${tenant}.test`);
      await page.locator('main form button').first().click();
      await page.waitForLoadState('networkidle');
      // An order, so that there are mails of one.
      const { slug } = await addOffer(product.database, { tenant });
      const { email } = await addInvestor(product.database, { tenant, lang });
      const buyer = await visit(tenant, `/invest/${slug}/invest`, email);
      await order(buyer, words).give('3');
      await buyer.waitForLoadState('networkidle');
      if ((await buyer.locator('input[type=radio][value=BANK_TRANSFER]').count()) > 0) {
        await order(buyer, words).payByTransfer();
        await order(buyer, words).prove();
      }
      const mails = await product.database.query<{ kind: string; html: string }>(
        `select distinct on (kind) kind, html from mails m join tenants t on t.id = m.tenant_id where t.name = $1 order by kind`,
        [tenant],
      );
      const look = camera(page, tenant, 'mails', info.project.name);
      // A page of nobody's may ask this machine for nothing: its logo is brought to it.
      await page.route(/\/tenants\/.+\.png$/, (route) =>
        route.fulfill({ path: `public${new URL(route.request().url()).pathname}` }),
      );
      for (const { kind, html } of mails) {
        // A page of nobody's: a mail's own styles are refused by ours.
        await page.goto('about:blank');
        await page.setContent(html, { waitUntil: 'networkidle' });
        await look.take(kind);
      }
      await page.goto(`${product.apiOrigin}/mailbox`);
      await look.take('mailbox');
    });
}
