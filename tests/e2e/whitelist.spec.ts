import { addOffer } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';

const MIXED = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const WRONG = MIXED.replace('aA', 'AA');
const OTHER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const THIRD = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';

test('@each a manager adds addresses to a whitelist, mends the bad lines of a pasted list, and revokes one with a reason', async ({
  visit,
  product,
  words,
  tenant,
}) => {
  const offer = await addOffer(product.database, { tenant });
  const page = await visit(tenant, `/manager/issuances/${offer.id}/whitelist?view=add`, `manager@${tenant}.test`);
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();

  const address = main.getByLabel(words('whitelist:column.address'), { exact: true });
  await address.fill(WRONG);
  await press(words('whitelist:one.button.manager'));
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveValue(WRONG);
  await address.fill(MIXED);
  await press(words('whitelist:one.button.manager'));
  await expect(page.getByRole('checkbox', { name: new RegExp(MIXED) })).toBeVisible();

  await page.goto(`/manager/issuances/${offer.id}/whitelist?view=add`);
  await main
    .locator('#many [name="list"]')
    .fill([MIXED, OTHER, 'no es una dirección', OTHER.toLowerCase(), WRONG].join('\n'));
  await press(words('whitelist:many.button'));
  await expect(main.getByText(words('whitelist:problem.shape'))).toBeVisible();
  await expect(main.getByText(words('whitelist:problem.twice', { line: '2' }))).toBeVisible();
  await expect(main.getByText(words('whitelist:problem.checksum'))).toBeVisible();
  const written = () => product.database.query('select 1 from whitelist_entries where issuance_id = $1', [offer.id]);
  expect(await written()).toHaveLength(1);
  const mending = main.locator('#mend [name="list"]');
  await expect(mending).toHaveValue(['no es una dirección', OTHER.toLowerCase(), WRONG].join('\n'));
  await mending.fill(THIRD);
  await press(words('whitelist:judged.again'));
  await expect(main.getByText(words('whitelist:problem.shape'))).toHaveCount(0);
  await main.locator('#write button').click();
  await expect.poll(written).toHaveLength(3);

  await main.getByRole('link', { name: words('whitelist:judged.all') }).click();
  await page.getByRole('checkbox', { name: new RegExp(THIRD) }).check();
  await press(words('whitelist:revoke.bulk'));
  await expect(main).toContainText(words('whitelist:revoke.text'));
  const reason = main.getByLabel(words('whitelist:revoke.reason'));
  await press(words('whitelist:revoke.button'));
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('Ha perdido la clave');
  await press(words('whitelist:revoke.button'));
  await expect(main.locator('tbody').getByText(words('whitelist:state.REVOKED'), { exact: true })).toBeVisible();
});
