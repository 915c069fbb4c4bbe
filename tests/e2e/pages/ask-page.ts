import type { Page } from '@playwright/test';

/** A question that is asked inside a page: it is sent there as its source, so it uses nothing from outside itself. Its answer is what is wrong, empty where nothing is. */
export type PageQuestion = () => string[];

/** What is wrong with the page that is open by all of the questions, in their order. One call asks them all: each call costs the runner and the browser as much as most of these questions. */
export const askPage = (page: Page, questions: readonly PageQuestion[]): Promise<string[]> =>
  page.evaluate<string[]>(`[${questions.map((question) => `...(${question})()`).join(',\n')}]`);
