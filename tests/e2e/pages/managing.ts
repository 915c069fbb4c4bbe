import type { Page } from '@playwright/test';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import { expect } from '#tests/support/journey.ts';
import type { Words } from '#tests/support/words.ts';

/** What a manager who is signed in does with people and investments. */
export function managing(page: Page, words: Words) {
  const press = (key: string) => page.getByRole('button', { name: words(key), exact: true }).click();
  const steps = {
    /** Presses a button that asks first: on a page that takes the place of this one. */
    async pressTwice(key: string, sure = key) {
      await press(key);
      await expect(page.getByRole('main').locator('input[name=confirmed]')).toHaveCount(1);
      await page
        .getByRole('main')
        .getByRole('button', { name: words(sure), exact: true })
        .click();
    },
    /** A page has taken the place of the form and asks; its words begin so. */
    async expectQuestion(key: string) {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words(key));
      await expect(page.getByRole('main').locator('input[name=confirmed]')).toHaveCount(1);
    },
    async approveIdentity(email: string) {
      await page.goto(`/manager/users?q=${encodeURIComponent(email)}`);
      await page.getByRole('rowheader').getByRole('link').click();
      await page.getByRole('link', { name: words('users:waits.button'), exact: true }).click();
      await steps.pressTwice('users:check.approve.button');
      await expect(page.getByText(words('users:check.approve.done'))).toBeVisible();
    },
    /** Opens the sheet of somebody's only investment. */
    async openInvestment(email: string) {
      await page.goto(`/manager/investments?q=${encodeURIComponent(email)}`);
      await page.getByRole('rowheader').getByRole('link').click();
      await expect(page.getByRole('heading', { name: words('managed:sheet.facts') })).toBeVisible();
    },
    /** @param received as it is typed, "250,00" */
    async confirmPayment(received: string) {
      await page.getByLabel(words('managed:confirmProof.received')).fill(received);
      await press('managed:confirmProof.button');
      await steps.expectQuestion('managed:confirmProof.ask');
      await press('managed:confirmProof.button');
      await expect(page.getByText(words('managed:confirmProof.done'))).toBeVisible();
    },
    /** @param reason as the investor will read it */
    async rejectProof(reason: string) {
      const form = page.locator('details').filter({ hasText: words('managed:rejectProof.text') });
      await form.locator('summary').click();
      await form.getByLabel(words('managed:rejectProof.reason')).fill(reason);
      await steps.pressTwice('managed:rejectProof.button');
      await expect(page.getByText(words('managed:rejectProof.done'))).toBeVisible();
    },
    /** A refund by transfer has left the bank today. */
    async settleRefund(reference: string) {
      await page.getByLabel(words('managed:settle.bankReference')).fill(reference);
      await steps.pressTwice('managed:settle.button', 'managed:settle.confirm');
      await expect(page.getByText(words('managed:settle.done'))).toBeVisible();
    },
    async expectStatus(status: InvestmentStatus) {
      await expect(
        page
          .getByRole('main')
          .getByText(words(`statuses:investment.${status}`))
          .first(),
      ).toBeVisible();
    },
    /** On the sheet's tab of payments. */
    async expectRefund(route: string) {
      const main = page.getByRole('main');
      await main.getByRole('link', { name: new RegExp(`^${words('sheet:tab.payments')}`) }).click();
      await expect(main).toContainText(route);
    },
    async mint() {
      await press('managed:mint.button');
      const sure = page.getByRole('button', { name: words('managed:mint.confirm'), exact: true });
      await sure.click();
    },
  };
  return steps;
}
