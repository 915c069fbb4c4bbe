import type { Page, Route } from '@playwright/test';
import { addInvestments } from '#tests/support/demo-copies.ts';
import { expect, test, type Visit } from '#tests/support/journey.ts';
import type { Product } from '#tests/support/product.ts';
import { investmentList } from './pages/investment-list.ts';
import { complaintsOf } from './pages/looking.ts';

const LIST = '/manager/investments';
/** What only waits for a manager to mint it. */
const READY = `${LIST}?waiting=mint`;
const DESKTOP = { width: 1536, height: 900 };
const LAPTOP = { width: 1024, height: 800 };
const TABLET = { width: 1023, height: 1300 };

const asNumber = (text: string, lang: 'es' | 'en') =>
  Number(text.replace(lang === 'es' ? /[^\d,]/g : /[^\d.]/g, '').replace(',', '.'));
const isSorted = (figures: number[], sign: 1 | -1) =>
  figures.every((figure, at) => at === 0 || sign * (figure - (figures[at - 1] ?? 0)) >= 0);

/** The list of what waits for minting at a tenant whose issuances are minted by hand, seen by its manager. */
async function openReady(visit: Visit, { database }: Product): Promise<Page> {
  await database.query(
    `update issuances i set minting_strategy = 'MANUAL' from tenants t
     where t.id = i.tenant_id and t.name = 'ladrillo' and i.status = 'CAMPAIGN'`,
  );
  const page = await visit('ladrillo', READY, 'manager@ladrillo.test');
  await expect(page.getByRole('table')).toBeVisible();
  return page;
}

test.describe('@each a manager’s list', () => {
  test('is filtered, ordered and turned by its address', async ({ visit, product, words, lang }) => {
    await addInvestments(product.database, 60);
    const page = await visit('aurora', LIST, 'manager@aurora.test');
    const list = investmentList(page, words);
    await expect(list.rows).toHaveCount(50);

    await test.step('pages', async () => {
      await page.getByRole('link', { name: words('ui:next'), exact: true }).click();
      await expect(page).toHaveURL(/after=/);
      await expect(page.getByRole('navigation', { name: words('ui:pages') })).toContainText('51–');
      await page.getByRole('link', { name: words('ui:previous'), exact: true }).click();
      await expect(page.getByRole('navigation', { name: words('ui:pages') })).toContainText('1–50');
    });

    await test.step('order', async () => {
      for (const [direction, sign] of [
        ['descending', -1],
        ['ascending', 1],
      ] as const) {
        await list.head('managed:column.amount').getByRole('link').click();
        await expect(list.head('managed:column.amount')).toHaveAttribute('aria-sort', direction);
        const amounts = (await list.cells('managed:column.amount')).map((text) => asNumber(text, lang));
        expect(amounts.length).toBe(50);
        expect(isSorted(amounts, sign), `${direction}: ${amounts}`).toBe(true);
      }
    });

    await test.step('filters add up, and each has its way off', async () => {
      await page.getByLabel(words('managed:filter.status')).selectOption('CANCELED');
      await list.apply();
      await expect(list.chips).toHaveCount(1);
      await expect(page).toHaveURL(/sort=amount/);
      expect(new Set(await list.cells('managed:column.status'))).toEqual(
        new Set([words('statuses:investment.CANCELED')]),
      );
      const [project = ''] = await list.cells('managed:column.project');
      await page.getByLabel(words('managed:filter.project'), { exact: true }).selectOption({ label: project });
      await list.apply();
      await expect(list.chips).toHaveCount(3);
      await list.chips.filter({ hasText: words('statuses:investment.CANCELED') }).click();
      await expect(list.chips).toHaveCount(1);
      expect(new Set(await list.cells('managed:column.project'))).toEqual(new Set([project]));
      await list.chips.first().click();
      await expect(list.chips).toHaveCount(0);
    });

    await test.step('search finds one by its reference', async () => {
      const [reference = ''] = await list.cells('managed:column.reference');
      expect(reference).toMatch(/^[A-Z0-9-]{6,}$/);
      await page.getByLabel(words('managed:filter.search')).fill(reference);
      await list.apply();
      await expect(list.rows).toHaveCount(1);
      await page.getByLabel(words('managed:filter.search')).fill('nadie se llama así');
      await list.apply();
      await expect(page.getByText(words('managed:empty'))).toBeVisible();
      await page.getByRole('link', { name: words('ui:withoutFilters') }).click();
      await expect(page).toHaveURL(new RegExp(`${LIST}$`));
    });
  });

  test('mints many at once, after a page that asks', async ({ visit, product, words, hasScript }) => {
    const page = await openReady(visit, product);
    const list = investmentList(page, words);
    const ready = await list.rows.count();
    expect(ready).toBeGreaterThan(2);

    await list.askToMintNothing();
    await expect(page.getByText(words('managed:mint.none'))).toBeVisible();

    await page.goto(READY);
    await list.boxes.nth(0).check();
    await list.boxes.nth(1).check();
    if (hasScript) await expect(page.getByText(`${words('ui:selectedCount')}: 2`)).toBeVisible();
    await list.askToMint();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('managed:mint.title'));
    await expect(page.getByRole('heading', { name: words('managed:mint.willMint_other', { count: 2 }) })).toBeVisible();
    // Named one by one: minting cannot be undone.
    await expect(list.rows).toHaveCount(2);
    await page.getByRole('link', { name: words('ui:cancel') }).click();
    await page.goto(READY);
    await expect(list.rows).toHaveCount(ready);

    await list.boxes.nth(0).check();
    await list.boxes.nth(1).check();
    await list.askToMint();
    // Many at once, and not undone: the total is typed.
    const yes = page.getByRole('button', { name: words('managed:mint.confirm'), exact: true });
    const typed = page.getByLabel(words('managed:mint.typed'));
    await typed.fill('1');
    await yes.click();
    await expect(page.getByRole('main')).toContainText(words('managed:mint.typedWrong'));
    const [before = '', after = ''] = words('managed:mint.typedHint', { amount: '@' }).split('@');
    const hint = await page
      .getByText(before.trim() || after.trim(), { exact: false })
      .last()
      .innerText();
    await typed.fill(/\d[\d.,]*[.,]\d\d/.exec(hint)?.[0] ?? '');
    await yes.click();
    // The rows turn by themselves: without script the page reads itself again.
    await expect(page).toHaveURL(/\/manager\/runs\/[\w-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('runs:kind.mint.title'));
    await expect(page.getByRole('main').getByRole('status')).toHaveText(words('runs:state.DONE'), { timeout: 30_000 });
    await expect(list.rows).toHaveCount(2);
    for (const row of await list.rows.all()) await expect(row).toContainText(words('runs:kind.mint.item.DONE'));
    // The result has an address: it is there again.
    await page.reload();
    await expect(list.rows).toHaveCount(2);
    await page.goto(READY);
    await expect(list.rows).toHaveCount(ready - 2);
  });

  test('offers for minting only what can be minted, and splits the rest off with its reason', async ({
    visit,
    product,
    words,
    hasScript,
  }) => {
    test.skip(!hasScript, 'the page is tampered with by script');
    const page = await openReady(visit, product);
    const list = investmentList(page, words);
    await page.goto(LIST);
    const dead = page.locator('input[name=ids]:disabled');
    const alive = page.locator('input[name=ids]:enabled');
    expect(await dead.count()).toBeGreaterThan(0);
    expect(await alive.count()).toBeGreaterThan(0);
    for (const name of await dead.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label') ?? ''))) {
      expect(name).toMatch(/: .+\.$/);
    }
    // Somebody ticks one of the others all the same: it stands apart, and counts nowhere.
    const unfit = (await dead.first().getAttribute('value')) ?? '';
    const refused = dead.first().locator('xpath=ancestor::tr').getByRole('rowheader');
    const name = (await refused.innerText()).split('\n').at(-1) ?? '';
    await alive.first().check();
    await alive.first().evaluate((box, value) => {
      const more = document.createElement('input');
      Object.assign(more, { type: 'hidden', name: 'ids', value });
      (box as HTMLInputElement).form?.append(more);
    }, unfit);
    await list.askToMint();
    const part = (key: string) => page.getByRole('region', { name: words(key, { count: 1 }), exact: true });
    await expect(part('managed:mint.willMint_one').getByRole('row')).toHaveCount(3);
    await expect(part('managed:mint.willNot_one')).toContainText(name);
    await expect(page.locator('input[type=hidden][name=ids]')).toHaveCount(1);
    await expect(page.locator('input[type=hidden][name=ids]')).not.toHaveValue(unfit);
  });

  test('has its menu beside it above 1440 px, in the header from 1024 px, and behind a toggle below', async ({
    visit,
    words,
    hasScript,
  }) => {
    const page = await visit('aurora', '/', 'manager@aurora.test');
    const menu = page.getByRole('navigation', { name: words('ui:mainNavigation') });
    const toggle = page.locator('summary').filter({ hasText: new RegExp(`^${words('ui:menu')}$`) });

    await page.setViewportSize(DESKTOP);
    await expect(toggle).toBeHidden();
    await menu.getByRole('link', { name: words('frame:nav.investments') }).click();
    await expect(page).toHaveURL(new RegExp(`${LIST}$`));
    await expect(menu.getByRole('link', { name: words('frame:nav.investments') })).toHaveAttribute(
      'aria-current',
      'page',
    );

    await page.setViewportSize(LAPTOP);
    await expect(menu.getByRole('link', { name: words('frame:nav.users') })).toBeVisible();
    await toggle.click();
    await expect(page.getByRole('button', { name: words('ui:signOut') })).toBeVisible();
    await toggle.click();

    await page.setViewportSize(TABLET);
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu).toBeVisible();
    if (hasScript) {
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
      await toggle.click();
      await page.mouse.click(10, TABLET.height - 10);
      await expect(menu).toBeHidden();
    }
    // The filters stand open where there is room for them.
    await expect(page.getByLabel(words('managed:filter.search'))).toBeVisible();
  });
});

test.describe('a manager’s list with script', () => {
  test('marks all its rows by one box', async ({ visit, product, words }) => {
    const page = await openReady(visit, product);
    const list = investmentList(page, words);
    const count = await list.rows.count();
    const all = page.getByRole('checkbox', { name: words('ui:selectAll') });
    await all.check();
    for (const box of await list.boxes.all()) await expect(box).toBeChecked();
    await expect(page.getByText(`${words('ui:selectedCount')}: ${count}`)).toBeVisible();
    await all.uncheck();
    await expect(list.boxes.first()).not.toBeChecked();
  });

  test('keeps and counts what was marked before its script came', async ({ visit, product, words }) => {
    const page = await openReady(visit, product);
    const list = investmentList(page, words);
    const complaints = complaintsOf(page);
    const held: Route[] = [];
    await page.route(/\/assets\/enhance-/, async (route) => void held.push(route));
    await page.goto(READY, { waitUntil: 'commit' });
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await list.boxes.first().check();
    const count = page.getByText(`${words('ui:selectedCount')}: 1`);
    await expect(count).toBeHidden();
    for (const route of held) await route.continue();
    await expect(count).toBeVisible();
    await expect(list.boxes.first()).toBeChecked();
    expect(complaints).toEqual([]);
  });

  test('shows a toast for five seconds, longer under the pointer, and not after a click', async ({
    visit,
    product,
    words,
  }) => {
    const page = await openReady(visit, product);
    const list = investmentList(page, words);
    const toast = page.getByRole('status').filter({ hasText: words('managed:mint.none') });
    await page.clock.install();
    await list.askToMintNothing();
    await expect(toast).toBeVisible();
    await toast.hover();
    await page.clock.fastForward(20_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(4_000);
    await expect(toast).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect(toast).toBeHidden();

    await page.goto(READY);
    await list.askToMintNothing();
    await toast.getByRole('button', { name: words('ui:closeMessage') }).click();
    await page.clock.fastForward(500);
    await expect(toast).toBeHidden();
  });
});
