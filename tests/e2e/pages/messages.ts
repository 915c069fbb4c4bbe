import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/support/journey.ts';
import type { Words } from '#tests/support/words.ts';

/** What is wrong with a form, in one place above it. */
export function errorSummary(page: Page, words: Words): Locator {
  return page.getByRole('alert', { name: words('ui:errorSummaryTitle') });
}

/** The form came back: the summary says what is wrong and has the focus, and the title says so first. */
export async function expectRefusal(page: Page, words: Words, text: string): Promise<void> {
  const summary = errorSummary(page, words);
  await expect(summary).toContainText(text);
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${words('errors:title_prefix')}`));
}
