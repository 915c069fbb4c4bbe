import { addInvestor, addOffer, addOrder } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';
import { awaitMail } from '#tests/support/mailbox.ts';
import { managing } from './pages/managing.ts';
import { onboarding } from './pages/onboarding.ts';

const REASON = 'El segundo apellido no es el del documento';

test('@each a check that succeeded is opened again: asked with what it touches, told, mended and found right anew', async ({
  visit,
  product,
  words,
  lang,
  hasScript,
}) => {
  test.setTimeout(240_000);
  const { database, apiOrigin } = product;
  const investor = await addInvestor(database, { lang });
  const offer = await addOffer(database);
  await addOrder(database, investor, offer.id, 'CHARGED');
  const office = await visit('aurora', '/', 'manager@aurora.test');
  const page = await visit('aurora', '/', investor.email);
  const main = office.getByRole('main');
  const sheet = `/manager/users/${investor.id}`;

  await test.step('a manager gives the reason and reads whom and what it touches before they say yes', async () => {
    await office.goto(sheet);
    await office
      .locator('summary')
      .filter({ hasText: words('users:reopen.title') })
      .click();
    const reason = office.getByLabel(words('users:reopen.reason'), { exact: true });
    await reason.evaluate((field: HTMLTextAreaElement) => field.form?.setAttribute('novalidate', ''));
    await reason.fill('no');
    await office.getByRole('button', { name: words('users:reopen.next'), exact: true }).click();
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await expect(reason).toHaveValue('no');
    await reason.fill(REASON);
    await office.getByRole('button', { name: words('users:reopen.next'), exact: true }).click();
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(
      words('users:reopen.ask', { name: investor.name }),
    );
    if (hasScript) await expect(office.getByRole('heading', { level: 1 })).toBeFocused();
    for (const text of [investor.email, REASON, words('users:reopen.effect.waitingText_one', { count: 1 })])
      await expect(main).toContainText(text);
    expect(await database.query('select id from kyc_checks where user_id = $1', [investor.id])).toHaveLength(1);
    await main.getByRole('button', { name: words('users:reopen.button'), exact: true }).click();
    await expect(office.getByText(words('users:reopen.done'))).toBeVisible();
    await expect(main).toContainText(words('history:action.identity.reopened'));
    await expect(main).toContainText(REASON);
    await expect(office.getByText(words('users:reopen.title'), { exact: true })).toHaveCount(0);
  });

  await test.step('the person is told by mail and on their account, and what they do next leads to the check', async () => {
    const mail = await awaitMail(apiOrigin, investor.email, ({ kind }) => kind === 'identity.reopened');
    expect(mail.plain).toContain(REASON);
    expect(mail.plain).toContain(`/invest/${offer.slug}/identification`);
    await page.goto('/user/account');
    await expect(page.getByRole('main')).toContainText(REASON);
    await page.getByRole('link', { name: words('account:identityMend'), exact: true }).click();
    await expect(page).toHaveURL('/user/account/identity');
    await expect(page.getByRole('main')).toContainText(REASON);
    await page.goto(`/invest/${offer.slug}/sign`);
    await expect(page).toHaveURL(`/invest/${offer.slug}/identification`);
    await expect(page.getByRole('main')).toContainText(REASON);
  });

  await test.step('they correct their data, send their papers, and once found right they come to the contract', async () => {
    const steps = onboarding(page, words, lang);
    await page.goto(`/invest/${offer.slug}/identification?part=personal`);
    await steps.tellWho();
    await steps.addDocument();
    await steps.sendDocuments();
    const manager = managing(office, words);
    await manager.approveIdentity(investor.email);
    await page.goto(`/invest/${offer.slug}/sign`);
    await expect(page).toHaveURL(`/invest/${offer.slug}/sign`);
    await expect(page.getByRole('main')).toContainText('Carmen Ibáñez Núñez');
  });
});
