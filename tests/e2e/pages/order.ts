import type { Page } from '@playwright/test';
import type { PaymentMethod } from '#domain/investment/status.ts';
import { OFFER_PRICE } from '#tests/support/demo-copies.ts';
import { expect } from '#tests/support/journey.ts';
import type { Words } from '#tests/support/words.ts';
import { pdf, type Upload } from './files.ts';

/** The steps of an order, from the amount to the signature. Each begins on its page; the next one waits for its own. */
export function order(page: Page, words: Words) {
  const question = (key: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(words(key));
  const press = (key: string) => page.getByRole('button', { name: words(key), exact: true }).click();
  /** Its words say where the chosen way to pay leads. */
  const confirmButton = page.getByRole('button', {
    name: new RegExp(
      `^(${['any', 'BANK_TRANSFER', 'BALANCE', 'other'].map((key) => words(`invest:breakdown.confirm.${key}`)).join('|')})$`,
    ),
  });
  const amount = page.getByLabel(words('invest:invest.amount'), { exact: true });
  const steps = {
    question,
    amount,
    confirmButton,
    /** Types what so many tokens of a copied offer cost and sends it, both risks accepted. */
    give: (tokens: string) => steps.giveMoney(String(Number(tokens) * OFFER_PRICE)),
    /** Types an amount as it is. */
    async giveMoney(text: string) {
      await question('invest:invest.title');
      await amount.fill(text);
      await page.getByLabel(words('invest:invest.riskLoss')).check();
      await page.getByLabel(words('invest:invest.riskLiquidity')).check();
      await page
        .getByRole('main')
        .getByRole('button', {
          name: new RegExp(`^(${words('invest:invest.next')}|${words('onboarding:saveAndContinue')})$`),
        })
        .click();
    },
    /** Confirms the order with a way to pay, by default the one that the page proposes. */
    async confirm(method?: PaymentMethod) {
      await question('invest:breakdown.title');
      if (method) await steps.method(method).check();
      await confirmButton.click();
    },
    /** One way to pay, by its name. */
    method: (method: PaymentMethod) => page.getByRole('main').locator(`input[type=radio][value=${method}]`),
    /** Chooses a way to pay: with the confirmation, or on the page where it is changed. */
    async choose(method: PaymentMethod) {
      await expect(page).toHaveURL(/\/(contribution-breakdown|method-payment)(\?|$)/);
      if (/contribution-breakdown/.test(page.url())) return steps.confirm(method);
      await question('invest:method.title');
      await steps.method(method).check();
      await press('invest:method.next');
    },
    async payByTransfer() {
      await steps.choose('BANK_TRANSFER');
      await question('invest:wire.title');
    },
    /** Says that nothing was paid: a form where a provider has heard of it, else a link. */
    giveUp: () => page.getByRole('main').getByText(words('invest:giveUp.button'), { exact: true }).click(),
    /** Leaves the balance out, on the page of the ways to pay. */
    async keepBalance() {
      await page.getByLabel(words('invest:method.useBalance')).uncheck();
      await press('invest:method.recalculate');
      await expect(page).toHaveURL(/balance=0/);
    },
    /** From the amount to the bank's page. */
    async orderByTransfer(tokens: string) {
      await steps.give(tokens);
      await steps.payByTransfer();
    },
    async prove(file: Upload | string = pdf('justificante.pdf')) {
      await page.getByLabel(words('invest:wire.proof'), { exact: true }).setInputFiles(file);
      await press('invest:wire.send');
    },
    /** What has to be written on the transfer, by its label; what explains it left out. */
    async wireFact(key: string): Promise<string> {
      const details = page.locator('dl').filter({ hasText: words('invest:wire.iban') });
      const term = details.locator('dt').filter({ hasText: new RegExp(`^${words(key)}$`) });
      const text = await term.locator('+ dd').innerText();
      return text.split('\n')[0]?.trim() ?? '';
    },
    askForCode: () => press('invest:sign.sendCode'),
    async sign(name: string, code: string) {
      await question('invest:sign.title');
      await page.getByLabel(words('invest:sign.name'), { exact: true }).fill(name);
      await page.getByLabel(words('invest:sign.code'), { exact: true }).fill(code);
      await page.getByLabel(words('invest:sign.agree')).check();
      await press('invest:sign.sign');
    },
  };
  return steps;
}
