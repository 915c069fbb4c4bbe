import type { Page } from '@playwright/test';
import { pathTo } from '#domain/access/addresses.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';

/** The files of texts that a page asks for from now on, by the part of their names that says what they hold. */
function textsAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/resources\/texts\/([\w-]+)\.[\w-]+\.json$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  return asked;
}

const isAlive = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactProps')));

/** As the answer of a form that leads to another page does, without a new document. */
const goOn = (page: Page, path: string) =>
  page.evaluate(
    (to) =>
      (window as unknown as { __remixRouter: { navigate(to: string): Promise<void> } }).__remixRouter.navigate(to),
    path,
  );

test('a page of an investor fetches the texts of all pages, and a page of the desk those of the desk as well, each in its language', async ({
  visit,
}) => {
  for (const lang of LANGUAGES) {
    for (const [email, path, files] of [
      ['investor@aurora.test', pathTo.user.portfolio, [`${lang}-standard`]],
      ['manager@aurora.test', pathTo.manager.account, [`${lang}-standard`, `${lang}-standard-desk`]],
      ['issuer@aurora.test', pathTo.entrepreneur.account, [`${lang}-standard`, `${lang}-standard-desk`]],
    ] as const) {
      const page = await visit('aurora', '/robots.txt', email);
      const asked = textsAskedBy(page);
      await page.goto(`${path}?lang=${lang}`);
      await isAlive(page);
      expect([...asked].sort(), path).toEqual(files);
      await page.close();
    }
  }
});

test('a page that leads to the desk without a new document shows it in words, as soon as those have come and not before', async ({
  visit,
  product,
  words,
}) => {
  const both = await addInvestor(product.database);
  await product.database.query(`update users set roles = '{USER,ENTREPRENEUR}' where id = $1`, [both.id]);
  const page = await visit('aurora', pathTo.user.account, both.email);
  await isAlive(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const asked = textsAskedBy(page);
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/resources/texts/*-desk.*', async (route) => {
    await held;
    await route.continue();
  });
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.innerText();
  const led = goOn(page, pathTo.entrepreneur.createIssuance);
  await expect.poll(() => asked).toEqual(['es-standard-desk']);
  await expect(title).toHaveText(before);
  come();
  await led;
  await expect(title).toHaveText(words('projects:create.title'));
  await expect(page.getByRole('button', { name: words('projects:create.button') })).toBeVisible();
  await goOn(page, pathTo.user.portfolio);
  await expect(title).toHaveText(words('portfolio:title'));
  await goOn(page, pathTo.entrepreneur.createIssuance);
  await expect(title).toHaveText(words('projects:create.title'));
  expect(asked).toEqual(['es-standard-desk']);
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
});
