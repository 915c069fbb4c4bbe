import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '#tests/support/journey.ts';

/** Whatever the browser complains of on a page: script errors, refused content (CSP), files that are not there. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
  return complaints;
}

/** What is wrong with the page that is open, by axe and by its width; empty where nothing is. */
export async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // Our pages have no frames: without them axe needs no second window.
    .setLegacyMode()
    .analyze();
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const at = new URL(page.url()).pathname;
  return [
    ...violations.map(({ id, nodes }) => `${at}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ...(wider > 0 ? [`${at}: ${wider} px wider than the window`] : []),
  ];
}

/**
 * Nothing is wrong with the page that is open, or is about to be.
 * @param title its heading where the page is the next one of a way
 */
export async function expectSound(page: Page, title: string | RegExp = /\S/): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect.soft(await faultsOf(page)).toEqual([]);
}
