import type { Page } from '@playwright/test';
import { pathTo } from '#domain/access/addresses.ts';
import { addInvestments, addInvestor, addOffer, addOrder } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';
import { investmentList } from './pages/investment-list.ts';

const DESK = { width: 1536, height: 1000 };

/** Every control of the list's filters as the address has it. */
async function expectControlsOfAddress(page: Page): Promise<void> {
  const params = new URL(page.url()).searchParams;
  const controls = page.locator('main search form :is(input:not([type=hidden]), select)[name]');
  for (const control of await controls.all()) {
    const name = (await control.getAttribute('name')) ?? '';
    await expect(control, name).toHaveValue(params.get(name) ?? '');
  }
}

test('a manager sees sixteen rows at a time, and their heads, filters and ticks stay in sight', async ({
  visit,
  product,
  words,
}) => {
  await addInvestments(product.database, 60);
  const page = await visit('aurora', pathTo.manager.investments, 'manager@aurora.test');
  await page.setViewportSize(DESK);

  const list = investmentList(page, words);
  await expect(list.rows).toHaveCount(50);
  const boxes = await list.rows.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON()));
  expect(boxes.filter(({ bottom }) => bottom <= DESK.height).length).toBeGreaterThanOrEqual(16);
  expect(boxes[0].top).toBeLessThanOrEqual(240);
  for (const { height } of boxes) expect(height).toBe(44);

  await page.mouse.wheel(0, 900);
  await expect(list.rows.first()).not.toBeInViewport();
  await expect(list.head('managed:column.amount')).toBeInViewport();
  await expect(page.getByLabel(words('managed:filter.search'))).toBeInViewport();
  // The head stands right under what stays over it: neither hides the other.
  const [over, head] = await page.evaluate(() => [
    document.querySelector('main search')?.getBoundingClientRect().bottom ?? 0,
    document.querySelector('thead th')?.getBoundingClientRect().top ?? 0,
  ]);
  expect(Math.abs((head ?? 0) - (over ?? 0))).toBeLessThanOrEqual(2);

  // The whole row leads to its record.
  const row = list.rows.nth(30);
  const href = await row.getByRole('rowheader').getByRole('link').getAttribute('href');
  const place = await row.getByRole('cell').nth(1).boundingBox();
  await page.mouse.click((place?.x ?? 0) + 4, (place?.y ?? 0) + 20);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test('@each a list’s controls are what its address says, after each act', async ({ visit, words }) => {
  const page = await visit('aurora', pathTo.manager.investments, 'manager@aurora.test');
  const list = investmentList(page, words);
  await page.getByLabel(words('managed:filter.date'), { exact: true }).selectOption('year');
  await list.apply();
  await expect(page).toHaveURL(/date=year/);
  await expectControlsOfAddress(page);
  await page
    .getByRole('navigation', { name: words('ui:views') })
    .getByRole('link', { name: words('ui:viewAll') })
    .click();
  await expect(page).toHaveURL(new RegExp(`${pathTo.manager.investments}$`));
  await expectControlsOfAddress(page);
  await page.goBack();
  await expect(page).toHaveURL(/date=year/);
  await expectControlsOfAddress(page);
  // Its own days: the rest of the filters opens, and asks for them.
  await page.getByLabel(words('managed:filter.date'), { exact: true }).selectOption('own');
  await list.apply();
  await expect(page).toHaveURL(/date=own/);
  await page.getByLabel(words('managed:filter.from'), { exact: true }).fill('2026-01-05');
  await page.getByRole('button', { name: words('ui:applyFilters') }).click();
  await expect(page).toHaveURL(/from=2026-01-05/);
  await expectControlsOfAddress(page);
  await list.chips.first().click();
  await expect(page).not.toHaveURL(/from=/);
  await expectControlsOfAddress(page);
});

test('keys go through a list, and leave typing and those who want none alone', async ({ visit, words }) => {
  const page = await visit('aurora', pathTo.manager.investments, 'manager@aurora.test');
  const list = investmentList(page, words);
  const linkOf = (at: number) => list.rows.nth(at).getByRole('rowheader').getByRole('link');
  // What has the focus instead is told by name, should it ever be something else.
  const focused = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing');
  const row = async (at: number) => `href="${await linkOf(at).getAttribute('href')}"`;
  for (const [key, at] of [
    ['j', 0],
    ['j', 1],
    ['j', 2],
    ['k', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(focused, { message: `${key} leads to row ${at}` }).toContain(await row(at));
  }
  await page.keyboard.press('/');
  const search = page.getByLabel(words('managed:filter.search'));
  await expect.poll(focused).toContain('data-list-search');
  await page.keyboard.type('jk?/');
  await expect(search).toHaveValue('jk?/');
  await linkOf(1).focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: words('ui:keys.title') });
  await expect(help).toBeVisible();
  await help.getByLabel(words('ui:keys.on')).uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await linkOf(1).focus();
  await page.keyboard.press('j');
  await expect.poll(focused, { message: 'j does nothing any more' }).toContain(await row(1));
  await page.reload();
  await linkOf(1).focus();
  await page.keyboard.press('?');
  await expect(help).toBeHidden();
  await page.setViewportSize(DESK);
  await page.getByRole('button', { name: words('ui:keys.short') }).click();
  await help.getByLabel(words('ui:keys.on')).check();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await linkOf(1).focus();
  const href = await linkOf(1).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test('a manager goes through the inbox and makes a row theirs by keys alone', async ({ visit, product, words }) => {
  const { database } = product;
  const offer = await addOffer(database);
  await addOrder(database, await addInvestor(database), offer.id, 'PROOF_OF_PAYMENT_UPLOADED');
  const page = await visit('aurora', `${pathTo.manager.inbox}?issuance=${offer.id}`, 'manager@aurora.test');
  // The keys are there as soon as their script has come, which the page does not wait for.
  const goToRow = () =>
    expect(async () => {
      await page.keyboard.press('j');
      await expect(page.getByRole('rowheader').getByRole('link')).toBeFocused({ timeout: 500 });
    }).toPass();
  await goToRow();
  await page.keyboard.press('a');
  await expect(page.getByText(words('inbox:taken_one'))).toBeVisible();
  await expect(page.getByRole('cell', { name: words('inbox:you'), exact: true })).toBeAttached();
  await goToRow();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/manager\/investments\//);
});

test('a manager finds a person from any page of the desk, by the field in the sidebar or by its key', async ({
  visit,
  words,
}) => {
  const page = await visit('aurora', pathTo.manager.account, 'manager@aurora.test');
  await page.setViewportSize(DESK);
  await page.keyboard.press('/');
  await page.keyboard.type('arroyo julia');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/manager\/search\?q=arroyo\+julia$/);
  await expect(page.getByRole('heading', { name: words('search:noun.people') })).toBeVisible();
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/manager\/users\//);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('link', { name: words('search:title') }).click();
  await expect(page).toHaveURL(/\/manager\/search$/);
});

test('a question at the foot of the window covers neither the way out nor the foot of a page', async ({
  visit,
  words,
}) => {
  const page = await visit('claqueta', pathTo.manager.investments, 'manager@claqueta.test');
  const strip = page.getByRole('complementary', { name: words('ui:consent.analytics.label') });
  await expect(strip).toBeVisible();
  for (const width of [360, 1024, 1536]) {
    await page.setViewportSize({ width, height: 800 });
    const toggle = page.locator('summary').filter({ hasText: new RegExp(`^${words('ui:menu')}$`) });
    if (width < 1440) await toggle.click();
    const out = page.getByRole('button', { name: words('ui:signOut') }).filter({ visible: true });
    await out.scrollIntoViewIfNeeded();
    // Playwright tries whether the button itself would get the click.
    await out.click({ trial: true });
    if (width < 1440) await toggle.click();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [foot, edge] = await Promise.all([
      page.getByRole('navigation', { name: words('ui:pages') }).boundingBox(),
      strip.boundingBox(),
    ]);
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
  }
});

test('@each a list is kept as it is looked at, under a name, and forgotten again', async ({ visit, words }) => {
  const page = await visit('aurora', `${pathTo.manager.investments}?status=CANCELED`, 'manager@aurora.test');
  const views = page.getByRole('navigation', { name: words('ui:views') });
  await page
    .locator('summary')
    .filter({ hasText: words('ui:viewSave') })
    .click();
  await page.getByLabel(words('ui:viewName')).fill('Las que se cayeron');
  await page.getByRole('button', { name: words('ui:viewSave') }).click();
  const own = views.getByRole('link', { name: 'Las que se cayeron' });
  await expect(own).toHaveAttribute('aria-current', 'page');
  await views.getByRole('link', { name: words('ui:viewAll') }).click();
  await expect(own).not.toHaveAttribute('aria-current', 'page');
  await own.click();
  await expect(page).toHaveURL(/status=CANCELED$/);
  await expectControlsOfAddress(page);
  const remove = page.getByRole('button', { name: words('ui:viewRemove') });
  await remove.click();
  await expect(own).toHaveCount(0);
  // Nothing was asked: the toast takes it back.
  await page.getByRole('button', { name: words('ui:undo'), exact: true }).click();
  await expect(own).toHaveAttribute('aria-current', 'page');
  await remove.click();
  await expect(own).toHaveCount(0);
});
