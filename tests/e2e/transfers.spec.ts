import { holderAndRecipient } from '#tests/support/demo-holders.ts';
import { expect, test } from '#tests/support/journey.ts';
import { awaitMail, codeIn } from '#tests/support/mailbox.ts';
import { DEMO_PASSWORD } from '#tests/support/visitor.ts';
import { walletOf } from '#tests/support/wallet-of.ts';
import { keyboard } from './pages/keyboard.ts';
import { placementFaultsOf } from './pages/looking.ts';

test('@each a holder sends tokens to a whitelisted wallet: mended at its fields, summed up, confirmed with password and mailed code', async ({
  visit,
  product,
  words,
}) => {
  const { ana, leo } = await holderAndRecipient(product.database);
  const page = await visit('aurora', '/user/transfers', ana.email);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: words('transfers:new') }).click();
  const to = main.getByLabel(words('transfers:recipient'));
  const tokens = main.getByLabel(words('transfers:howMany'));
  await to.fill('0x1234');
  await tokens.fill('41');
  const goOn = main.getByRole('button', { name: words('transfers:continue') });
  await goOn.click();
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await expect(tokens).toHaveValue('41');
  await to.fill(walletOf(leo));
  await goOn.click();
  await expect(tokens).toHaveAttribute('aria-invalid', 'true');
  await expect(to).toHaveValue(walletOf(leo));
  await tokens.fill('15');
  await goOn.click();

  await expect(page).toHaveURL(/\/user\/transfers\/confirm/);
  await expect(main).toContainText(words('transfers:final.title'));
  await expect(main.locator('dl')).toContainText('25 ');
  const code = main.getByLabel(words('transfers:code'));
  const password = main.getByLabel(words('transfers:password'));
  const confirm = main.locator('button[value="confirm"]:not([aria-hidden])');
  await password.fill('no-es-la-clave');
  await code.fill('00000');
  await confirm.click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  const mail = await awaitMail(product.apiOrigin, ana.email, ({ kind }) => kind === 'transfer.code');
  await password.fill(DEMO_PASSWORD);
  await code.fill(codeIn(mail));
  await confirm.click();

  await expect(page).toHaveURL(/\/user\/transfers$/);
  await expect(main.locator('tbody')).toContainText('−15 ');
  await expect(main.locator('tbody')).toContainText('TRF-');
  const theirs = await visit('aurora', '/user/transfers', leo.email);
  await expect(theirs.getByRole('main').locator('tbody')).toContainText('+15 ');
});

test.describe('@each at 400 % with a keyboard alone', () => {
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });
  test.setTimeout(240_000);

  test('a holder transfers tokens to a whitelisted wallet', async ({ visit, product, words }) => {
    const { ana, leo } = await holderAndRecipient(product.database);
    const page = await visit('aurora', '/user/transfers', ana.email);
    const keys = keyboard(page);
    const main = page.getByRole('main');
    await keys.press(main.getByRole('link', { name: words('transfers:new') }));
    await keys.write(main.getByLabel(words('transfers:recipient')), walletOf(leo));
    await keys.write(main.getByLabel(words('transfers:howMany')), '15');
    expect.soft(await placementFaultsOf(page)).toEqual([]);
    await keys.press(main.getByRole('button', { name: words('transfers:continue') }));
    await expect(page).toHaveURL(/\/user\/transfers\/confirm/);
    expect.soft(await placementFaultsOf(page)).toEqual([]);
    const mail = await awaitMail(product.apiOrigin, ana.email, ({ kind }) => kind === 'transfer.code');
    await keys.write(main.getByLabel(words('transfers:password')), DEMO_PASSWORD);
    await keys.write(main.getByLabel(words('transfers:code')), codeIn(mail));
    await keys.press(main.locator('button[value="confirm"]:not([aria-hidden])'));
    await expect(page).toHaveURL(/\/user\/transfers$/);
    await expect(main.locator('tbody')).toContainText('−15 ');
  });
});
