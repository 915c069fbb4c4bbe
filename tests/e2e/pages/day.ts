import type { Locator, Page } from '@playwright/test';
import { DAY_PARTS, dayParts } from '#domain/validation/typed-day.ts';
import type { Words } from '#tests/support/words.ts';

/** Types a day (YYYY-MM-DD) into the three fields of its group. */
export async function fillDay(scope: Page | Locator, words: Words, label: string, day: string): Promise<void> {
  const group = scope.getByRole('group', { name: label });
  for (const part of DAY_PARTS)
    await group.getByLabel(words(`ui:dayParts.${part}`), { exact: true }).fill(dayParts(day)[part]);
}
