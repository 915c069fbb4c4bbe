import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/support/journey.ts';
import type { Words } from '#tests/support/words.ts';
import { outOfReach } from './out-of-reach.ts';

/** What is wrong with a form, in one place above it. */
export function errorSummary(page: Page, words: Words): Locator {
  return page.getByRole('alert', { name: words('ui:errorSummaryTitle') });
}

/**
 * The form came back: the summary says what is wrong and has the focus, the title says so first, what is wrong is said there and at its field and
 * no third time, and nothing stands over what is pressed next.
 */
export async function expectRefusal(page: Page, words: Words, text: string): Promise<void> {
  const summary = errorSummary(page, words);
  await expect(summary).toContainText(text);
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${words('errors:title_prefix')}`));
  expect((await page.locator('body').innerText()).split(text).length - 1).toBeLessThanOrEqual(2);
  expect(await outOfReach(page)).toEqual([]);
}
