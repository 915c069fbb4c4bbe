import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const MOST_TURNS = 50;

/** A question that is asked inside a page: it is sent there as its source, so it uses nothing from outside itself. Its answer is what is wrong, empty where nothing is. */
export type PageQuestion = () => string[];

/** What is wrong with the page that is open by all of the questions, in their order. One call asks them all: each call costs the runner and the browser as much as most of these questions. */
export async function askPage(page: Page, questions: readonly PageQuestion[]): Promise<string[]> {
  const asked = `document.body && [${questions.map((question) => `...(${question})()`).join(',\n')}]`;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const found = await page.evaluate<string[] | null>(asked);
    if (found) return found;
    // A page that looks anew by itself has just left, and its next document has nothing yet.
    await page.waitForLoadState('load');
    await sleep(100);
  }
  throw new Error(`${page.url()} has no document`);
}
