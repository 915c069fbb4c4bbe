import type { Page } from '@playwright/test';
import { expect } from '#tests/support/journey.ts';
import type { Words } from '#tests/support/words.ts';
import { pdf } from './files.ts';
import { managing } from './managing.ts';

/** A person's own sophisticated status, on its page. */
export function ownStatus(page: Page, words: Words) {
  const press = (key: string) => page.getByRole('button', { name: words(key), exact: true }).click();
  return {
    open: () => page.goto('/user/sophisticated'),
    /** Individuals state two criteria, bring a file and sign under the declaration. */
    async ask(file: string) {
      await page.getByLabel(words('sophisticated:criterion.wealth')).check();
      await page.getByLabel(words('sophisticated:criterion.profession')).check();
      await page.getByLabel(words('sophisticated:field.evidence_1'), { exact: true }).setInputFiles(pdf(file));
      await page.getByLabel(words('sophisticated:field.accepted')).check();
      await page.getByLabel(words('sophisticated:field.typed_name'), { exact: true }).fill('Prueba Viajera');
      await press('sophisticated:send');
      await expect(page.getByText(words('sophisticated:state.REQUESTED.title'))).toBeVisible();
    },
    async withdraw() {
      await press('sophisticated:withdraw.button');
      await expect(page.getByText(words('sophisticated:withdraw.done'))).toBeVisible();
    },
  };
}

/** What a manager who is signed in does with somebody's waiting request. */
export function statusDesk(page: Page, words: Words) {
  const steps = {
    async openWaiting(name: string) {
      await page.goto('/manager/users/sophisticated?status=REQUESTED');
      await page.getByRole('rowheader').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    },
    async refuse(name: string, reason: string) {
      await steps.openWaiting(name);
      const form = page.locator('details').filter({ hasText: words('sophisticated:refuse.text') });
      await form.locator('summary').click();
      await form.getByLabel(words('sophisticated:refuse.reason')).fill(reason);
      await managing(page, words).pressTwice('sophisticated:refuse.button');
      await expect(page.getByText(words('sophisticated:refuse.done'))).toBeVisible();
    },
    async grant(name: string) {
      await steps.openWaiting(name);
      await managing(page, words).pressTwice('sophisticated:grant.button');
      await expect(page.getByText(words('sophisticated:grant.done'))).toBeVisible();
    },
  };
  return steps;
}
