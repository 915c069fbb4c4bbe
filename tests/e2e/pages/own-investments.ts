import type { Page } from '@playwright/test';
import { expect } from '#tests/support/journey.ts';
import type { Words } from '#tests/support/words.ts';

/** An investor's own list, as they read one investment of it. */
export function ownInvestments(page: Page, words: Words, title: string) {
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
  return {
    card,
    /** The list, and in it the order's sheet. */
    async open() {
      await page.goto('/user/investments');
      await page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('link', { name: title, exact: true })
        .first()
        .click();
      await expect(card).toBeVisible();
    },
    async expectStatus(status: string) {
      await expect(card.getByText(words(`statuses:investment.${status}`), { exact: true }).first()).toBeVisible();
    },
    /** The stage of the timeline that is under way; where none is, the last one. */
    async expectStage(stage: string) {
      const now = card.locator('li[aria-current=step]');
      const isUnderWay = (await now.count()) > 0;
      const shown = isUnderWay ? now : card.locator('ol > li').last();
      await expect(shown).toContainText(words(`investments:timeline.${isUnderWay ? 'toDo' : 'done'}.${stage}`));
    },
    /** Asks, reads what is given up, and means it. */
    async revoke() {
      await card.getByRole('link', { name: words('investments:revoke'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('invest:revoke.title'));
      await page
        .getByRole('main')
        .getByRole('button', { name: words('invest:revoke.confirm') })
        .click();
      await expect(page.getByText(words('invest:revoke.done'))).toBeVisible();
    },
  };
}
