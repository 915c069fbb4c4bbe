import type { Page } from '@playwright/test';

/**
 * Names of the fields, buttons and links of the page's main part that something else stands over once they are brought to the middle of the window:
 * a press there would meet what covers them. Empty where nothing does.
 */
export const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const controls = 'main :is(input:not([type=hidden]), select, textarea, button, a[href], summary)';
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const at = scrollY;
    const under = [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      // A field that is drawn by its label (a choice as a card) is pressed there.
      const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
      if (!isShown(control)) return [];
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getClientRects()[0] ?? control.getBoundingClientRect();
      if (width < 2 || height < 2) return [];
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      if (met && (control.contains(met) || met.contains(control) || labels.some((label) => label.contains(met))))
        return [];
      const name = control.getAttribute('name') || (control.textContent ?? '').trim().slice(0, 60);
      return [`${name} under ${met ? `<${met.localName} class="${met.className}">` : 'nothing: outside the window'}`];
    });
    scrollTo({ top: at, behavior: 'instant' });
    return under;
  });

/** A window in which what is fixed or glides stands beside other things, and covers most of what it may. */
const LOW_WINDOW = { width: 1281, height: 700 };

/** The same in a low window of a desk, which is given back as it was. The catalogue's samples of messages stand over it on purpose. */
export async function outOfReachOnDesk(page: Page): Promise<string[]> {
  if (new URL(page.url()).pathname === '/manager/components') return [];
  const before = page.viewportSize();
  await page.setViewportSize(LOW_WINDOW);
  const under = await outOfReach(page);
  if (before) await page.setViewportSize(before);
  return under.map((what) => `${page.url()}: ${what}`);
}
