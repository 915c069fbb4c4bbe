import type { Page } from '@playwright/test';
import { sampleFile } from '#domain/statement/sample-files.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { expect, test, type Visit } from '#tests/support/journey.ts';
import type { Product } from '#tests/support/product.ts';
import { managing } from './pages/managing.ts';

/** Two people whose identity waits for a manager, the first one longest of all. */
async function twoWaiting({ database }: Product) {
  const people = [await addInvestor(database), await addInvestor(database)];
  for (const [at, { id }] of people.entries()) {
    await database.query(
      `update kyc_checks set status = 'MANUAL_REVIEW', submitted_at = $2, created_at = $2, reviewed_at = null, reviewed_by = null where user_id = $1`,
      [id, new Date(Date.UTC(2020, 0, 1 + at))],
    );
  }
  return people;
}

/** What must be so of every page that an act has led to: its heading has the focus, nothing is typed, nothing stands open, nothing is busy. */
async function expectFresh(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const main = page.getByRole('main');
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(main.locator('details[open]:not([data-menu])')).toHaveCount(0);
  for (const field of await main.locator('textarea').all()) await expect(field).toHaveValue('');
  for (const file of await main.locator('input[type=file]').all()) await expect(file).toHaveValue('');
}

/** The filters say what the address says. */
async function expectFiltersOfAddress(page: Page): Promise<void> {
  const asked = new URL(page.url()).searchParams;
  for (const field of await page.locator('main form[method=get] :is(input, select):not([type=hidden])').all()) {
    await expect(field).toHaveValue(asked.get((await field.getAttribute('name')) ?? '') ?? '');
  }
}

const office = async (visit: Visit, path: string) => {
  const page = await visit('aurora', path, 'manager@aurora.test');
  return page;
};

test('the next identity check keeps nothing of the one before, and a refusal asks by name', async ({
  visit,
  product,
  words,
}) => {
  const [first, second] = await twoWaiting(product);
  if (!first || !second) throw new Error('nobody waits');
  const page = await office(visit, `/manager/users/${first.id}/identity-check`);
  await page.getByText(words('users:check.refuse.title'), { exact: true }).click();
  const reason = page.getByLabel(words('users:check.refuse.reason'));
  const refuse = page.getByRole('main').getByRole('button', { name: words('users:check.refuse.button') });

  // Too short: said at the field, nothing asked, nothing lost.
  await reason.evaluate((field: HTMLTextAreaElement) => field.form?.setAttribute('novalidate', ''));
  await reason.fill('no');
  await refuse.click();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await expect(reason).toHaveValue('no');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);

  await reason.fill('El documento está caducado');
  await refuse.click();
  const question = page.getByRole('main');
  await expect(question.locator('input[name=confirmed]')).toHaveCount(1);
  await expect(question).toContainText(first.name);
  await question.getByRole('button', { name: words('users:check.refuse.button'), exact: true }).click();
  await page.waitForURL(`**/manager/users/${second.id}/identity-check?decided=${first.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second.name);
  await expectFresh(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const rows = await product.database.query('select status from kyc_checks where user_id = $1', [second.id]);
  expect(rows).toEqual([{ status: 'MANUAL_REVIEW' }]);
});

test('a message after an act is shown again for the next record, where the same words were shown and have gone', async ({
  visit,
  product,
  words,
}) => {
  const [first, second] = await twoWaiting(product);
  if (!first || !second) throw new Error('nobody waits');
  const page = await office(visit, `/manager/users/${first.id}/identity-check`);
  const steps = managing(page, words);
  const said = page.getByRole('status').filter({ hasText: words('users:check.approve.done') });
  await steps.pressTwice('users:check.approve.button');
  await page.waitForURL(`**/manager/users/${second.id}/identity-check?decided=${first.id}`);
  await expect(said).toBeVisible();
  await said.click();
  await expect(said).toBeHidden();
  await steps.pressTwice('users:check.approve.button');
  await page.waitForURL(`**decided=${second.id}`);
  await expect(said).toBeVisible();
});

test('a statement that was imported leaves no file behind, and the filters say what the address says', async ({
  visit,
  product,
  words,
}) => {
  const [account] = await product.database.query<{ iban: string }>(
    `select settings->'safeguarding'->>'iban' as iban from tenants where name = 'aurora'`,
  );
  const day = '2026-01-02';
  const rows = [{ day, cents: 1234n, name: 'Nadie Conocido', text: 'sin referencia' }];
  const text = sampleFile('camt.053.001.08', {
    iban: account?.iban ?? '',
    ...{ from: day, to: day, openingCents: 0n, rows },
  });
  const page = await office(visit, '/manager/statements?q=zzzz');
  await expectFiltersOfAddress(page);
  await page.getByRole('link', { name: words('statements:import.open') }).click();
  await page
    .getByLabel(words('statements:import.file'))
    .setInputFiles({ name: 'extracto.xml', mimeType: 'application/xml', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: words('statements:import.button'), exact: true }).click();
  await expect(page).toHaveURL(/import\?file=/);
  await expectFresh(page);
  await expectFiltersOfAddress(page);
});

test('people, requests, investments, projects: what an act leads to starts anew', async ({ visit, product, words }) => {
  const [first] = await twoWaiting(product);
  if (!first) throw new Error('nobody waits');
  const page = await office(visit, `/manager/users/${first.id}`);
  const steps = managing(page, words);
  await page
    .locator('summary')
    .filter({ hasText: words('users:reject.title') })
    .click();
  await page.getByLabel(words('users:reason.SUITABILITY_TEST')).check();
  await steps.pressTwice('users:reject.button');
  await expect(page.getByText(words('users:reject.done'))).toBeVisible();
  await expectFresh(page);
});
