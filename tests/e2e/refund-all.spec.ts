import { addBalance, balanceOf } from '#tests/support/demo-balance.ts';
import { addInvestor, addOffer } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';
import { awaitMail } from '#tests/support/mailbox.ts';
import { order } from './pages/order.ts';

test('@each a campaign that ended below its soft cap is closed once its total is typed, and who paid has all of it back', async ({
  visit,
  product,
  words,
  tenant,
  lang,
}) => {
  const { database, apiOrigin } = product;
  const offer = await addOffer(database, { tenant });
  // Somebody experienced, who has no days of reflection before, has paid an order from their balance.
  const investor = await addInvestor(database, { tenant, lang, as: 'sophisticated' });
  await addBalance(database, investor, 30_000);
  const own = await visit(tenant, `/invest/${offer.slug}/invest`, investor.email);
  const buy = order(own, words);
  await buy.give('5');
  await buy.question('invest:breakdown.title');
  await buy.method('BALANCE').check();
  await buy.confirmButton.click({ noWaitAfter: true });
  await expect.poll(() => balanceOf(database, investor)).toBe(5_000);
  await database.query(
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
  await total.fill('250');
  await press();
  await expect(page).toHaveURL(/\/manager\/runs\//);
  await expect.poll(() => balanceOf(database, investor), { timeout: 30_000 }).toBe(30_000);
  const [row] = await database.query('select status from issuances where id = $1', [offer.id]);
  expect(row).toEqual({ status: 'CLOSED' });
  await awaitMail(apiOrigin, investor.email, ({ kind }) => kind === 'investment.soft_cap_missed');
});
