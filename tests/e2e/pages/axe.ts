import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** What axe finds wrong: a rule and where it is broken. */
export interface Violation {
  id: string;
  targets: string[];
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A parsed colour, as axe keeps it: parts of one. */
interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Colour;
}

/** Axe reads each element's colours anew, some thousand times a page; a page has a few dozen. What it read of a text before it is given again. */
function rememberColours(): void {
  const { axe: checker } = window as unknown as { axe: { commons: { color: { Color: { prototype: Colour } } } } };
  const colour = checker.commons.color.Color.prototype;
  const { parseString } = colour;
  const known = new Map<string, Omit<Colour, 'parseString'>>();
  colour.parseString = function (text) {
    const before = known.get(text);
    if (before) return Object.assign(this, before);
    const { r, g, b, alpha } = parseString.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/**
 * What axe finds wrong with the page that is open. It is brought to a page once, and only what is wrong comes back: with its own package for
 * Playwright each look sent half a megabyte there and all that was right back, which took a third of the time.
 * @param rules ids of its rules; all that it runs by itself where none are named
 */
export async function violationsOf(page: Page, rules?: string[]): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(SOURCE);
    await page.evaluate(rememberColours);
  }
  return page.evaluate(async (values) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations } = await checker.run(document, {
      resultTypes: ['violations'],
      ...(values ? { runOnly: { type: 'rule', values } } : {}),
    });
    return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
  }, rules);
}
