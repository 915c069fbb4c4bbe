import type { Page } from '@playwright/test';
import { createCookie } from '@remix-run/node';

export type DrawnScheme = 'light' | 'dark';

/** The name and the writing of app/tenant/preferences.server.ts: what a visitor's choice is kept in. */
const kept = createCookie('scheme', { path: '/' });

/**
 * The page that is open, in a scheme, as after a press on its own switch (app/ui/enhance/scheme.ts): the page changes where it stands, and the cookie
 * keeps the choice for the next ones. What the system prefers is not enough: a tenant's own scheme is stronger than that.
 */
export async function wearScheme(page: Page, scheme: DrawnScheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  if (!/^https?:/.test(page.url())) return;
  const [, value = ''] = /^scheme=([^;]*)/.exec(await kept.serialize(scheme)) ?? [];
  await page.context().addCookies([{ name: 'scheme', value, url: new URL(page.url()).origin }]);
  // A page that has only begun to come has no root yet.
  await page.waitForLoadState('domcontentloaded');
  await page.locator('html').evaluate(({ dataset }, chosen) => {
    // A page without a switch of its own follows the system.
    if (dataset.scheme === undefined) return;
    dataset.scheme = chosen;
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-scheme-switch] button'))
      button.setAttribute('aria-pressed', String(button.value === chosen));
  }, scheme);
}

/** Says where the page that is open is drawn in another scheme than it should; empty where it is not. */
export const schemeFaultsOf = (page: Page, scheme: DrawnScheme): Promise<string[]> =>
  page.locator('html').evaluate((root, wanted) => {
    if (root.dataset.scheme === undefined) return [];
    const { colorScheme } = getComputedStyle(root);
    return colorScheme === wanted ? [] : [`drawn in ${colorScheme} (${root.dataset.scheme}), not in ${wanted}`];
  }, scheme);
