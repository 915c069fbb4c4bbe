import { giveAccount } from '#tests/support/bank-account.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';
import { awaitMail } from '#tests/support/mailbox.ts';
import { writtenAmount } from '#tests/support/written-amount.ts';
import { importMovement } from './pages/import-movement.ts';

test('@each a person sends money with their own reference, has it on the balance, withdraws a part and takes it back', async ({
  visit,
  product,
  words,
  lang,
}) => {
  const money = (cents: number) => `${writtenAmount(lang, cents)} €`;
  const { database, apiOrigin } = product;
  const who = await addInvestor(database, { lang });
  await giveAccount({ db: database, tenantId: who.tenantId }, who, 'ES9121000418450200051332');
  const page = await visit('aurora', '/user/portfolio', who.email);
  await page.goto('/user/bbva');
  const shown = await page.getByRole('main').innerText();
  const [reference = ''] = /[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{3}/.exec(shown) ?? [];

  const manager = await visit('aurora', '/manager/statements', 'manager@aurora.test');
  await importMovement(manager, words, product, { cents: 50_000n, text: reference, isCredit: true, name: who.name });
  const told = await awaitMail(apiOrigin, who.email, ({ kind }) => kind === 'balance.topped_up');
  expect(told.subject.replace(/\s/g, ' ')).toContain(money(50_000));

  await page.reload();
  await page
    .getByRole('main')
    .getByRole('link', { name: words('balance:withdraw'), exact: true })
    .click();
  await page.getByLabel(words('balance:form.amount')).fill('600');
  await page.getByRole('button', { name: words('balance:form.next'), exact: true }).click();
  await expect(page.getByLabel(words('balance:form.amount'))).toHaveValue('600');
  await page.getByLabel(words('balance:form.amount')).fill(writtenAmount(lang, 12_050));
  await page.getByRole('button', { name: words('balance:form.next'), exact: true }).click();
  await expect(page.getByRole('main')).toContainText(money(37_950));
  await page
    .getByRole('main')
    .getByRole('button', { name: words('balance:ask.button', { amount: money(12_050) }) })
    .click();
  await expect(page).toHaveURL(/\/user\/bbva$/);
  await expect(page.getByRole('main')).toContainText(words('balance:out.title'));

  await page.getByRole('button', { name: words('balance:out.cancelOne', { amount: money(12_050) }) }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: words('balance:cancel.button'), exact: true })
    .click();
  await expect(page.getByRole('main')).not.toContainText(words('balance:out.title'));
  await expect(page.getByRole('main')).toContainText(money(50_000));
});
