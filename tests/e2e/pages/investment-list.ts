import type { Page } from '@playwright/test';
import type { Words } from '#tests/support/words.ts';

/** The managers' list of investments. */
export function investmentList(page: Page, words: Words) {
  const table = page.getByRole('table');
  const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  return {
    rows,
    chips: page.getByRole('list', { name: words('ui:filtersApplied') }).getByRole('link'),
    head: (key: string) => table.getByRole('columnheader', { name: words(key) }),
    /** Texts of a column, top to bottom, by its place among the columns behind the first. */
    cells: (key: string) => columnTexts(page, words(key)),
    apply: () => page.getByRole('button', { name: words('ui:filter'), exact: true }).click(),
    /** One a row; the box over them is none of them. */
    boxes: rows.getByRole('checkbox'),
    askToMint: () => page.getByRole('button', { name: words('managed:mintSelected') }).click(),
    /** What a list that was opened long ago may send: nothing is ticked, and the button is not shown. */
    askToMintNothing: () =>
      page.locator('form#bulk button').evaluate((button) => (button as HTMLButtonElement).click()),
  };
}

/** Cells under a header; figures without the words for a screen reader's cards. */
async function columnTexts(page: Page, header: string): Promise<string[]> {
  const heads = (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.replace(/[↑↓]/, '').trim());
  const place = heads.indexOf(header);
  if (place < 0) throw new Error(`no column ${header} among ${heads.join(', ')}`);
  const rows = await page.locator('tbody > tr').all();
  return Promise.all(rows.map((row) => row.locator('> *:visible').nth(place).locator('> div').innerText()));
}
