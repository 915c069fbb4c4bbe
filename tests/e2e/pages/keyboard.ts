import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/support/journey.ts';

/** More stops than any page of a journey has. */
const MOST_STOPS = 150;

/** Somebody who has nothing but a keyboard: what they want is reached by Tab alone, and each stop on the way can be seen. */
export function keyboard(page: Page) {
  /** Where the focus is: by its words, whether it is in the window, and whether it shows itself. */
  const stop = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return null;
      const box = at.getBoundingClientRect();
      const isWithin = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      // A field with a unit shows its ring around both.
      const ringed = [at, at.parentElement, at.closest('label')].some((one) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
      const words = (at.getAttribute('aria-label') ?? at.textContent ?? '').trim() || at.getAttribute('name') || '';
      return { name: `${at.tagName} ${words.slice(0, 40)}`, isWithin, ringed };
    });
  const keys = {
    /** Presses Tab, or another key that leads on, until the wanted thing has the focus; says what could not be seen on the way. */
    async reach(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
      await expect(target).toHaveCount(1);
      const unseen: string[] = [];
      for (let stops = 0; stops < MOST_STOPS; stops++) {
        if (await target.evaluate((element) => element === document.activeElement)) {
          expect.soft(unseen, page.url()).toEqual([]);
          return;
        }
        await page.keyboard.press(key);
        const now = await stop();
        if (now && !(now.isWithin && now.ringed))
          unseen.push(`${now.name}: within ${now.isWithin}, ring ${now.ringed}`);
      }
      throw new Error(`Tab never comes to ${target} at ${page.url()}`);
    },
    async write(target: Locator, text: string): Promise<void> {
      await keys.reach(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async tick(target: Locator): Promise<void> {
      await keys.reach(target);
      await page.keyboard.press('Space');
      await expect(target).toBeChecked();
    },
    /** A link or a button. */
    async press(target: Locator): Promise<void> {
      await keys.reach(target);
      await page.keyboard.press('Enter');
    },
    async choose(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
      await keys.reach(target);
      const chooser = page.waitForEvent('filechooser');
      // The browser hears first that somebody waits for it: of a chooser that opens before that nobody is told.
      await page.evaluate(() => undefined);
      await page.keyboard.press('Enter');
      await (await chooser).setFiles(file);
    },
  };
  return keys;
}
