import { randomUUID } from 'node:crypto';
import { addBalance, balanceOf } from '#tests/support/demo-balance.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { demoSamples } from '#tests/support/demo-samples.ts';
import { expect, test } from '#tests/support/journey.ts';

test('@each an investor advertises tokens, another writes to them, both read each other without an address, and the ad is withdrawn', async ({
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
  // Sent, and not kept in its field with what it was refused for.
  await expect(other.getByLabel(words('ads:contact.write'))).toHaveValue('');
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

test('@each a buyer offers, the seller accepts, the buyer’s short balance is told, and with money both change hands', async ({
  visit,
  product,
  words,
}) => {
  const { database } = product;
  const { adId } = await demoSamples(database);
  const buyer = await addInvestor(database);
  await database.query(
    `insert into whitelist_entries (tenant_id, id, issuance_id, user_id, state, created_by, created_at, decided_by, decided_at, moved_at)
     select a.tenant_id, $1, a.issuance_id, $2, 'APPROVED', u.id, now(), u.id, now(), now() from ads a
     join users u on u.tenant_id = a.tenant_id and u.email = 'manager@aurora.test' where a.id = $3`,
    [randomUUID(), buyer.id, adId],
  );
  const [given] = await database.query<{ price: string; issuance: string }>(
    'select trunc(price)::text as price, issuance_id as issuance from ads where id = $1',
    [adId],
  );

  const seller = await visit(
    'aurora',
    `/user/bulletin-board/new?type=SELL&issuance=${given?.issuance ?? ''}`,
    'investor@aurora.test',
  );
  await seller.getByLabel(words('ads:field.tokens'), { exact: true }).fill('1');
  await seller.getByLabel(words('ads:field.price'), { exact: true }).fill(given?.price ?? '');
  await seller.getByRole('checkbox').last().check();
  await seller.getByRole('button', { name: words('ads:new.button') }).click();
  await expect(seller).toHaveURL(/\/user\/bulletin-board\/[0-9a-f-]{36}/);
  const address = new URL(seller.url()).pathname;

  const page = await visit('aurora', address, buyer.email);
  const main = page.getByRole('main');
  await page.getByLabel(words('ads:field.tokens'), { exact: true }).fill('2');
  await page.getByLabel(words('ads:field.price'), { exact: true }).fill(given?.price ?? '');
  const offer = () => page.getByRole('button', { name: words('ads:offer.make.button'), exact: true }).click();
  await offer();
  // More than the ad has, and neither risk accepted: said at once.
  await expect(page.getByLabel(words('ads:field.tokens'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(words('ads:field.tokens'), { exact: true }).fill('1');
  for (const box of await main.getByRole('checkbox').all()) await box.check();
  await offer();
  await expect(main).toContainText(words('ads:offer.status.OPEN'));

  await seller.reload();
  const press = async (of: typeof page, act: 'accept' | 'confirm') => {
    const button = of.getByRole('main').getByRole('button', { name: words(`ads:offer.act.${act}`), exact: true });
    await button.click();
    // The question, with everything that follows.
    await expect(of.getByRole('main')).toContainText(words('ads:offer.until'));
    await button.click();
  };
  await press(seller, 'accept');
  await expect(seller.getByRole('main')).toContainText(words('ads:status.AGREED'));
  await expect(seller.getByRole('main')).not.toContainText(buyer.email);

  await page.reload();
  await expect(main.getByRole('link', { name: words('ads:offer.toBalance') })).toHaveAttribute('href', '/user/bbva');
  await expect(main.getByRole('button', { name: words('ads:offer.act.confirm'), exact: true })).toHaveCount(0);
  await addBalance(database, buyer, 10_000_000);
  await page.reload();
  await press(page, 'confirm');
  await expect(main).toContainText(words('ads:offer.status.SETTLED'));
  expect(await balanceOf(database, buyer)).toBeLessThan(10_000_000);
  const [held] = await database.query<{ tokens: number }>(
    'select tokens::int as tokens from issuance_holders where user_id = $1',
    [buyer.id],
  );
  expect(held?.tokens).toBe(1);
  await seller.reload();
  await expect(seller.getByRole('main')).toContainText(words('ads:offer.status.SETTLED'));
});
