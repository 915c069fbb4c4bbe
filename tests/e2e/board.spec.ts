import { randomUUID } from 'node:crypto';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { demoSamples } from '#tests/support/demo-samples.ts';
import { expect, test } from '#tests/support/journey.ts';

test('@plain an investor advertises tokens, another writes to them, both read each other without an address, and the ad is withdrawn', async ({
  visit,
  product,
  words,
}) => {
  const { database } = product;
  const { adId } = await demoSamples(database);
  const reader = await addInvestor(database);
  await database.query(
    `insert into whitelist_entries (tenant_id, id, issuance_id, user_id, state, created_by, created_at, decided_by, decided_at, moved_at)
     select a.tenant_id, $1, a.issuance_id, $2, 'APPROVED', u.id, now(), u.id, now(), now() from ads a
     join users u on u.tenant_id = a.tenant_id and u.email = 'manager@aurora.test' where a.id = $3`,
    [randomUUID(), reader.id, adId],
  );

  const page = await visit('aurora', '/user/bulletin-board', 'investor@aurora.test');
  const main = page.getByRole('main');
  await expect(main).toContainText(words('ads:notice.what'));
  await page.getByRole('link', { name: words('ads:place') }).click();
  await expect(main).toContainText(words('ads:notice.risk'));
  await main
    .getByRole('link', { name: words('ads:new.choose') })
    .first()
    .click();

  // Everything that is wrong is said at once, and nothing typed is lost.
  const tokens = page.getByLabel(words('ads:field.tokens'), { exact: true });
  const price = page.getByLabel(words('ads:field.price'), { exact: true });
  await tokens.fill('999999999');
  await price.fill('caro');
  const press = () => page.getByRole('button', { name: words('ads:new.button') }).click();
  await press();
  await expect(tokens).toHaveAttribute('aria-invalid', 'true');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(price).toHaveValue('caro');
  const [given] = await database.query<{ price: string }>('select trunc(price)::text as price from ads where id = $1', [
    adId,
  ]);
  await tokens.fill('1');
  await price.fill(given?.price ?? '');
  await page.getByRole('checkbox').last().check();
  await press();
  await expect(page).toHaveURL(/\/user\/bulletin-board\/[0-9a-f-]{36}/);
  const address = new URL(page.url()).pathname;
  await expect(main).toContainText(words('ads:contact.nobody'));

  const other = await visit('aurora', address, reader.email);
  await other.getByLabel(words('ads:contact.write')).fill('¿Aceptaría pagar en dos veces?');
  await other.getByRole('button', { name: words('ads:contact.button') }).click();
  await expect(other.getByRole('main')).toContainText('¿Aceptaría pagar en dos veces?');
  await expect(other.getByRole('main')).not.toContainText('investor@aurora.test');

  await page.reload();
  await expect(main).toContainText('¿Aceptaría pagar en dos veces?');
  await expect(main).not.toContainText(reader.email);
  await page.getByLabel(words('ads:contact.answer')).fill('Prefiero que no');
  await page.getByRole('button', { name: words('ads:contact.button') }).click();
  await expect(main).toContainText('Prefiero que no');

  await page.getByRole('button', { name: words('ads:withdraw.button') }).click();
  await expect(main).toContainText(words('ads:withdraw.text'));
  await page.getByRole('button', { name: words('ads:withdraw.button') }).click();
  await expect(page).toHaveURL(/mine=yes/);
  await expect(main).toContainText(words('ads:status.WITHDRAWN'));
  await other.reload();
  // Whoever wrote still reads what was written; nobody writes any more.
  await expect(other.getByRole('main')).toContainText('Prefiero que no');
  await expect(other.getByLabel(words('ads:contact.write'))).toHaveCount(0);
});
