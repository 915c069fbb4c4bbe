import { z } from 'zod';
import { fieldOf } from '#app/forms/field-of.ts';
import { askForPapers } from '#contract/asked-papers.ts';
import type { Day } from '#domain/time/zone.ts';
import { askedDays } from '#domain/user/asked-papers.ts';
import { checkDate } from '#domain/validation/date.ts';

/** What is asked, why, and by which day. `today`: of the tenant's calendar. */
export function askPapersForm(today: Day) {
  return z.object({
    kinds: askForPapers.body.shape.kinds,
    message: askForPapers.body.shape.message,
    due_on: fieldOf((text) => {
      const wrong = checkDate(text, askedDays(today));
      return wrong ? { ok: false as const, problem: wrong } : { ok: true as const, value: text };
    }),
  });
}
export type AskPapersFields = z.input<ReturnType<typeof askPapersForm>>;
