import { addBalance, balanceOf } from '#tests/support/demo-balance.ts';
import { addInvestor, addOffer } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';
import { awaitMail } from '#tests/support/mailbox.ts';
import { managing } from './pages/managing.ts';
import { order } from './pages/order.ts';
import { ownInvestments } from './pages/own-investments.ts';

test('@each an issuer changes the terms, a manager approves, and an investor reads the difference in a mail and takes the order back', async ({
  visit,
  product,
  words,
  tenant,
  lang,
}) => {
  const { database, apiOrigin } = product;
  const offer = await addOffer(database, { tenant });
  await database.query(
    `update issuances set issuer_user_id = (select u.id from users u where u.tenant_id = issuances.tenant_id and u.email = 'issuer@${tenant}.test') where id = $1`,
    [offer.id],
  );
  // Somebody experienced, who has no days of reflection before, has paid an order from their balance.
  const investor = await addInvestor(database, { tenant, lang, as: 'sophisticated' });
  await addBalance(database, investor, 30_000);
  const page = await visit(tenant, `/invest/${offer.slug}/invest`, investor.email);
  const buy = order(page, words);
  await buy.give('5');
  await buy.question('invest:breakdown.title');
  await buy.method('BALANCE').check();
  await buy.confirmButton.click({ noWaitAfter: true });
  const paid = () =>
    database.query('select 1 from investments where issuance_id = $1 and charged_at is not null', [offer.id]);
  await expect.poll(async () => (await paid()).length).toBe(1);
  // The contract that comes next is not this journey's; its page must be there before another is asked for.
  await page.waitForURL(/\/sign(?:\?|$)/, { waitUntil: 'commit', timeout: 30_000 });
  const mine = ownInvestments(page, words, offer.title);
  await mine.open();
  await expect(mine.card.getByRole('link', { name: words('investments:revoke'), exact: true })).toHaveCount(0);

  const issuer = await visit(tenant, `/entrepreneur/issuances/${offer.id}`, `issuer@${tenant}.test`);
  await issuer.goto(`/entrepreneur/issuances/${offer.id}/change`);
  const propose = issuer.getByRole('button', { name: words('issuances:change.propose'), exact: true });
  await issuer.locator('[name=explanation_es]').fill('La obra se retrasa y pagamos menos.');
  await issuer.locator('[name=soft_cap]').fill('1,2,3');
  await issuer.locator('[name=headline_return_es]').fill('5 % anual');
  await issuer.locator('[name=headline_return_en]').fill('5 % a year');
  await propose.click();
  // Everything that is wrong at once, and nothing typed is lost.
  for (const name of ['explanation_en', 'soft_cap'])
    await expect(issuer.locator(`[name=${name}]`)).toHaveAttribute('aria-invalid', 'true');
  await expect(issuer.locator('[name=headline_return_es]')).toHaveValue('5 % anual');
  await issuer.locator('[name=explanation_en]').fill('The works are late and we pay less.');
  await issuer.locator('[name=soft_cap]').fill('');
  await propose.click();
  await expect(issuer.getByText(words('issuances:change.proposed'))).toBeVisible();
  await expect(issuer.getByRole('main')).toContainText('5 % anual');

  const manager = await visit(tenant, `/manager/issuances/${offer.id}`, `manager@${tenant}.test`);
  await manager.getByRole('link', { name: words('issuances:change.see') }).click();
  await expect(manager.getByRole('main')).toContainText(words('issuances:change.meets.ordersText_one'));
  const button = manager.getByRole('button', { name: words('issuances:change.approve'), exact: true });
  await button.click();
  await expect(manager.locator('[name=reason]').first()).toHaveAttribute('aria-invalid', 'true');
  await manager.locator('[name=reason]').first().fill('Baja la rentabilidad');
  await managing(manager, words).pressTwice('issuances:change.approve');
  await expect(manager.getByText(words('issuances:change.approvedMaterial_one'))).toBeVisible();

  const mail = await awaitMail(apiOrigin, investor.email, ({ kind }) => kind === 'issuance.changed');
  expect(mail.plain).toContain(lang === 'es' ? 'La obra se retrasa' : 'The works are late');
  expect(mail.plain).toContain(lang === 'es' ? '5 % anual' : '5 % a year');

  const [, sentTo = ''] = /(\/user\/investments\?order=[0-9a-f-]+)/.exec(mail.plain) ?? [];
  await page.goto(sentTo);
  const sheet = mine.card;
  await sheet.getByText(words('investments:changed.what'), { exact: true }).click();
  await expect(sheet.getByText(lang === 'es' ? '5 % anual' : '5 % a year').first()).toBeVisible();
  await sheet.getByRole('link', { name: words('investments:changed.act') }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: words('invest:revoke.confirm') })
    .click();
  await expect(page.getByText(words('invest:revoke.done'))).toBeVisible();
  await mine.open();
  await mine.expectStatus('CANCELED');
  await expect(mine.card).toContainText(words('investments:balanceBack', { amount: '~' }).split('~')[1] ?? '');
  expect(await balanceOf(database, investor)).toBe(30_000);

  const visitor = await visit(tenant, `/invest/${offer.slug}`);
  await expect(visitor.getByText(words('issuances:changed.title'), { exact: true })).toBeVisible();
});
