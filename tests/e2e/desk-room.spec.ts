import { pathTo } from '#domain/access/addresses.ts';
import { expect, test } from '#tests/support/journey.ts';
import { investmentList } from './pages/investment-list.ts';

test('the names of orders have one line each on a small desk and on a large one', async ({ visit, words }) => {
  const page = await visit('aurora', pathTo.manager.investments, 'manager@aurora.test');
  for (const width of [1281, 1536]) {
    await page.setViewportSize({ width, height: 1000 });
    const { rows } = investmentList(page, words);
    await expect(rows.first()).toBeVisible();
    const lines = await rows
      .getByRole('rowheader')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => `${link.getClientRects().length} ${link.textContent}`));
    expect(
      lines.filter((line) => !line.startsWith('1 ')),
      `at ${width} px`,
    ).toEqual([]);
  }
});

test('every act beside a record can be seen in a low window, without a column that scrolls by itself', async ({
  visit,
  words,
}) => {
  const page = await visit('aurora', pathTo.manager.users, 'manager@aurora.test');
  await page.setViewportSize({ width: 1281, height: 400 });
  await page.locator('tbody').getByRole('rowheader').getByRole('link').first().click();
  const column = page.getByRole('complementary', { name: words('sheet:beside') });
  await expect(column).toBeVisible();
  const look = await column.evaluate((element) => {
    const { overflowY, maskImage } = getComputedStyle(element);
    return [overflowY, maskImage, element.clientHeight > innerHeight];
  });
  expect(look).toEqual(['visible', 'none', true]);
  await page.mouse.wheel(0, 20_000);
  await expect(column.locator('a, button, summary').last()).toBeInViewport({ ratio: 1 });
});
