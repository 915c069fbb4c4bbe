import type { Page } from '@playwright/test';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';
import { awaitMail } from '#tests/support/mailbox.ts';
import { DEMO_PASSWORD } from '#tests/support/visitor.ts';

/** Chromium's own authenticator, with a key of its own: nothing of it is ours. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (isUserVerified: boolean) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
}

test('@each a passkey is added, signs in by itself and after the password; without script the page offers the app', async ({
  visit,
  product,
  words,
  hasScript,
}) => {
  const investor = await addInvestor(product.database, { lang: 'es' });
  const page = await visit('aurora', '/user/account/second-factor', investor.email);
  const main = page.getByRole('main');
  const button = (key: string) => main.getByRole('button', { name: words(key), exact: true });
  const signOut = () => page.context().clearCookies({ name: 'session' });

  if (!hasScript) {
    await expect(main).toContainText(words('passkey:without'));
    await expect(button('passkey:add.title')).toBeHidden();
    await expect(button('factor:begin.button')).toBeVisible();
    await signOut();
    await page.goto('/login');
    await expect(button('passkey:signIn')).toBeHidden();
    return;
  }
  const verified = await withAuthenticator(page);

  await test.step('the password and the device make it, and recovery codes come with it', async () => {
    await expect(main.getByText(words('passkey:without'))).toBeHidden();
    await main.getByLabel(words('passkey:add.name'), { exact: true }).fill('Portátil');
    await main.getByLabel(words('passkey:add.password'), { exact: true }).fill(DEMO_PASSWORD);
    await button('passkey:add.title').click();
    await expect(main).toContainText(words('passkey:make.title', { name: 'Portátil' }));
    await button('passkey:make.button').click();
    await expect(main).toContainText(words('factor:codes.once'));
    await main.getByRole('link', { name: words('factor:codes.kept'), exact: true }).click();
    await expect(main.getByText('Portátil', { exact: true })).toBeVisible();
    await awaitMail(product.apiOrigin, investor.email, ({ kind }) => kind === 'passkey_added');
  });

  await test.step('a person whom the device does not know is not let in, and reads why; the known one is', async () => {
    await signOut();
    await page.goto('/login');
    await verified(false);
    await button('passkey:signIn').click();
    await expect(main).toContainText(words('passkey:cancelled'));
    await expect(page).toHaveURL(/\/login$/);
    await verified(true);
    await button('passkey:signIn').click();
    await expect(page).toHaveURL(/\/user\/issuances/);
  });

  await test.step('after the password it takes the place of a code', async () => {
    await signOut();
    await page.goto('/login');
    await page.getByLabel(words('login:email'), { exact: true }).fill(investor.email);
    await page.getByLabel(words('login:password'), { exact: true }).fill(DEMO_PASSWORD);
    await button('login:submit').click();
    await expect(page).toHaveURL(/\/login\/second-factor$/);
    await button('passkey:use').click();
    await expect(page).toHaveURL(/\/user\/issuances/);
  });

  await test.step('it is taken away by the password', async () => {
    await page.goto('/user/account/second-factor');
    await main
      .locator('summary')
      .filter({ hasText: words('passkey:remove.title', { name: 'Portátil' }) })
      .click();
    const password = words('passkey:remove.password', { name: 'Portátil' });
    await main.getByLabel(password, { exact: true }).fill(DEMO_PASSWORD);
    await button('passkey:remove.button').click();
    await expect(page.getByText(words('passkey:remove.done'))).toBeVisible();
    await expect(main.getByText('Portátil', { exact: true })).toBeHidden();
  });
});
