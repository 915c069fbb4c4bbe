import { addInvestor, addOffer, addOrder } from '#tests/support/demo-copies.ts';
import { paidInvestor } from '#tests/support/demo-earnings.ts';
import { expect, test } from '#tests/support/journey.ts';
import { awaitMail, codeIn } from '#tests/support/mailbox.ts';
import { pdf } from './pages/files.ts';
import { keyboard } from './pages/keyboard.ts';
import { placementFaultsOf } from './pages/looking.ts';
import { order } from './pages/order.ts';

/** A window of 1280 px at 400 %: 320 px are left. Nothing is clicked in this file. */
test.describe('@each at 400 % with a keyboard alone', () => {
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });
  test.setTimeout(240_000);

  test('an investor orders, pays by transfer and sends the proof', async ({ visit, product, words }) => {
    const { slug } = await addOffer(product.database);
    const { email } = await addInvestor(product.database);
    const page = await visit('aurora', `/invest/${slug}`, email);
    const keys = keyboard(page);
    const buy = order(page, words);
    const main = page.getByRole('main');
    const expectWhole = async () => expect.soft(await placementFaultsOf(page)).toEqual([]);

    // Whoever is signed in is led from the public page to the first question.
    await buy.question('invest:invest.title');
    await expectWhole();
    await keys.write(buy.amount, '250');
    await keys.tick(main.getByLabel(words('invest:invest.riskLoss')));
    await keys.tick(main.getByLabel(words('invest:invest.riskLiquidity')));
    await keys.press(main.getByRole('button', { name: words('invest:invest.next'), exact: true }));
    await buy.question('invest:breakdown.title');
    await expectWhole();
    await keys.press(buy.confirmButton);
    await buy.question('invest:wire.title');
    await expectWhole();
    await keys.choose(main.getByLabel(words('invest:wire.proof'), { exact: true }), pdf('justificante.pdf'));
    await keys.press(main.getByRole('button', { name: words('invest:wire.send'), exact: true }));
    await buy.question('invest:outcome.waiting.title');
    await expectWhole();
  });

  test('an investor signs the contract with name, consent and mailed code', async ({ visit, product, words }) => {
    const { id } = await addOffer(product.database);
    const investor = await addInvestor(product.database);
    await addOrder(product.database, investor, id, 'CHARGED');
    const page = await visit('aurora', '/user/portfolio', investor.email);
    const keys = keyboard(page);
    const main = page.getByRole('main');
    await keys.press(main.getByRole('link', { name: words('investments:finish.sign'), exact: true }).first());
    await order(page, words).question('invest:sign.title');
    expect.soft(await placementFaultsOf(page)).toEqual([]);
    await keys.write(main.getByLabel(words('invest:sign.name'), { exact: true }), investor.name);
    await keys.tick(main.getByLabel(words('invest:sign.agree')));
    await keys.press(main.getByRole('button', { name: words('invest:sign.sendCode'), exact: true }));
    const mail = await awaitMail(product.apiOrigin, investor.email, ({ kind }) => kind === 'investment.signature_code');
    await keys.write(main.getByLabel(words('invest:sign.code'), { exact: true }), codeIn(mail));
    await keys.press(main.getByRole('button', { name: words('invest:sign.sign'), exact: true }));
    await order(page, words).question('invest:outcome.done.title');
  });

  test('an investor withdraws from an order within the days of reflection', async ({ visit, product, words }) => {
    const { id, title } = await addOffer(product.database);
    const investor = await addInvestor(product.database);
    await addOrder(product.database, investor, id, 'IN_UPLOAD_PROOF_OF_PAYMENT');
    const page = await visit('aurora', '/user/investments', investor.email);
    const keys = keyboard(page);
    const main = page.getByRole('main');
    await keys.press(main.getByRole('listitem').getByRole('link', { name: title, exact: true }));
    const sheet = main.getByRole('article');
    await expect(sheet).toBeVisible();
    expect.soft(await placementFaultsOf(page)).toEqual([]);
    await keys.press(sheet.getByRole('link', { name: words('investments:revoke'), exact: true }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('invest:revoke.title'));
    expect.soft(await placementFaultsOf(page)).toEqual([]);
    await keys.press(main.getByRole('button', { name: words('invest:revoke.confirm') }));
    await expect(page.getByText(words('invest:revoke.done'))).toBeVisible();
  });

  test('an investor claims what a project paid', async ({ visit, product, words }) => {
    const { email } = await paidInvestor(product.database);
    const page = await visit('aurora', '/user/earnings', email);
    const keys = keyboard(page);
    const main = page.getByRole('main');
    expect.soft(await placementFaultsOf(page)).toEqual([]);
    await keys.press(main.getByRole('link', { name: words('earnings:claimAll'), exact: true }));
    await expect(page).toHaveURL(/\/user\/earnings\/claim/);
    expect.soft(await placementFaultsOf(page)).toEqual([]);
    await keys.press(main.getByRole('button', { name: new RegExp(words('earnings:claimNet')) }));
    await expect(page).toHaveURL(/\/user\/earnings$/);
  });
});
