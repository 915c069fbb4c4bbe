import { addOffer } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';

test('@each a campaign that ended below its soft cap is closed and given back once its total is typed', async ({
  visit,
  product,
  words,
  tenant,
}) => {
  const offer = await addOffer(product.database, { tenant });
  await product.database.query(
    `update issuances set soft_cap_tokens = 9000, campaign_starts_at = now() - interval '2 days', campaign_ends_at = now() - interval '1 hour' where id = $1`,
    [offer.id],
  );
  const page = await visit(tenant, `/manager/issuances/${offer.id}`, `manager@${tenant}.test`);
  await page.getByRole('link', { name: words('issuances:refundAll.button') }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText(words('issuances:refundAll.undoText'));
  const total = page.getByLabel(words('issuances:refundAll.typed'));
  const press = () => page.getByRole('button', { name: words('issuances:refundAll.button') }).click();
  await total.fill('1');
  await press();
  await expect(main).toContainText(words('issuances:refundAll.typedWrong'));
  await total.fill('0');
  await press();
  await expect(page.getByText(words('issuances:refundAll.closed'))).toBeVisible();
  const [row] = await product.database.query('select status from issuances where id = $1', [offer.id]);
  expect(row).toEqual({ status: 'CLOSED' });
});
