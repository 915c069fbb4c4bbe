import { expect, test } from '#tests/support/journey.ts';

test('a manager finds a token, reads what it is worth and promises, and follows it to its holders @each', async ({
  visit,
  words,
}) => {
  const page = await visit('aurora', '/manager/tokens', 'manager@aurora.test');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(words('tokens:list.title'));
  await expect(main.getByRole('columnheader', { name: words('tokens:figure.marketCap') })).toBeVisible();
  await main.getByRole('link', { name: words('tokens:list.view.terms') }).click();
  await expect(main.getByRole('columnheader', { name: words('tokens:figure.maturityRate') })).toBeVisible();
  await page.getByRole('link', { name: 'NARCEA' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText(words('tokens:figure.nextCoupon'))).toBeVisible();
  await expect(main.getByText(words('tokens:figure.outstandingDebt'))).toBeVisible();
  await main.getByRole('link', { name: words('tokens:tab.mints') }).click();
  await expect(main.getByRole('columnheader', { name: words('tokens:mint.holder') })).toBeVisible();
  await expect(main.getByRole('row').nth(1)).toBeVisible();
  await page
    .getByRole('link', { name: /(titular(es)?|holders?)$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/investors\?view=holders/);
});
