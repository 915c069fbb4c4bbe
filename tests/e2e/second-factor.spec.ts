import { addInvestor } from '#tests/support/demo-copies.ts';
import { shownCode } from '#tests/support/factor-steps.ts';
import { expect, test } from '#tests/support/journey.ts';
import { awaitMail } from '#tests/support/mailbox.ts';
import { DEMO_PASSWORD } from '#tests/support/visitor.ts';

test('@each a second factor is set, asked for, lost, and recovered by a code and by a manager', async ({
  visit,
  product,
  words,
  lang,
}) => {
  test.setTimeout(240_000);
  const investor = await addInvestor(product.database, { lang });
  const page = await visit('aurora', '/', investor.email);
  const main = page.getByRole('main');
  const button = (key: string) => main.getByRole('button', { name: words(key), exact: true });
  let key = '';
  let codes: string[] = [];

  await test.step('the account leads there; password, QR code and a first code turn it on', async () => {
    await page.goto('/user/account');
    await page.locator('#factor-card').getByRole('link').click();
    await main.getByLabel(words('factor:password'), { exact: true }).fill(DEMO_PASSWORD);
    await button('factor:begin.button').click();
    await expect(main.getByRole('img', { name: words('factor:confirm.qr') })).toBeVisible();
    key = (/(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(await main.innerText())?.[0] ?? '').replaceAll(' ', '');
    await main.getByLabel(words('factor:confirm.code'), { exact: true }).fill(shownCode(key, Date.now()));
    await button('factor:confirm.button').click();
    await expect(main).toContainText(words('factor:codes.once'));
    codes = (await main.innerText()).match(/[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/g) ?? [];
    expect(codes).toHaveLength(10);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: words('factor:codes.download'), exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${words('factor:codes.fileName')}.txt`);
    await main.getByRole('link', { name: words('factor:codes.kept'), exact: true }).click();
    await expect(main).toContainText(words('factor:codes.left', { count: 10 }));
    await awaitMail(product.apiOrigin, investor.email, ({ kind }) => kind === 'factor_set');
  });

  const firstHalf = async () => {
    await page.context().clearCookies({ name: 'session' });
    await page.goto('/login');
    await page.getByLabel(words('login:email'), { exact: true }).fill(investor.email);
    await page.getByLabel(words('login:password'), { exact: true }).fill(DEMO_PASSWORD);
    await button('login:submit').click();
    await expect(page).toHaveURL(/\/login\/second-factor$/);
  };

  await test.step('the next sign-in asks for a code: a wrong one is said at its field, the right one goes in', async () => {
    await firstHalf();
    const code = main.getByLabel(words('factor:signIn.totp.code'), { exact: true });
    await code.fill('000000');
    await button('factor:signIn.submit').click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(main).toContainText(words('validator:error_factor_wrong'));
    await code.fill(shownCode(key, Date.now() + 30_000));
    await button('factor:signIn.submit').click();
    await expect(page).toHaveURL(/\/user\/issuances/);
  });

  await test.step('without the phone a recovery code goes in, once', async () => {
    await firstHalf();
    await main.getByRole('link', { name: words('factor:signIn.toRecovery') }).click();
    await main.getByLabel(words('factor:signIn.recovery.code'), { exact: true }).fill(codes[0] ?? '');
    await button('factor:signIn.submit').click();
    await expect(page).toHaveURL(/\/user\/issuances/);
    await page.goto('/user/account/second-factor');
    await expect(main).toContainText(words('factor:codes.left', { count: 9 }));
  });

  await test.step('without either a manager takes it away, and the password alone goes in', async () => {
    const desk = await visit('aurora', `/manager/users/${investor.id}`, 'manager@aurora.test');
    const sheet = desk.getByRole('main');
    await desk
      .locator('summary')
      .filter({ hasText: words('factor:reset.title') })
      .click();
    await sheet.getByLabel(words('factor:reset.reason'), { exact: true }).fill('Ha perdido el teléfono');
    await sheet
      .getByRole('button', { name: words('factor:reset.next'), exact: true })
      .last()
      .click();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(
      words('factor:reset.ask', { name: investor.name }),
    );
    await sheet.getByRole('button', { name: words('factor:reset.button'), exact: true }).click();
    await expect(desk.getByText(words('factor:reset.done'))).toBeVisible();
    await awaitMail(product.apiOrigin, investor.email, ({ kind }) => kind === 'factor_reset');
    await page.context().clearCookies({ name: 'session' });
    await page.goto('/login');
    await page.getByLabel(words('login:email'), { exact: true }).fill(investor.email);
    await page.getByLabel(words('login:password'), { exact: true }).fill(DEMO_PASSWORD);
    await button('login:submit').click();
    await expect(page).toHaveURL(/\/user\/issuances/);
  });
});
