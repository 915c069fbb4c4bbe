import { z } from 'zod';
import { acrossFields } from '#app/forms/across-fields.ts';
import { fieldOf } from '#app/forms/field-of.ts';
import { noteAbsence } from '#contract/absences.ts';
import { absenceEnds, absenceStarts } from '#domain/team/absence.ts';
import type { Day } from '#domain/time/zone.ts';
import { checkDate } from '#domain/validation/date.ts';

const dayField = (bounds: { min: Day; max: Day }) =>
  fieldOf((text) => {
    const wrong = checkDate(text, bounds);
    return wrong ? { ok: false as const, problem: wrong } : { ok: true as const, value: text };
  });

/** From when to when, and who stands in. @param today the tenant's */
export function absenceForm(today: Day) {
  const starts = absenceStarts(today);
  const fields = z.object({
    from_on: dayField(starts),
    to_on: dayField({ min: today, max: absenceEnds(starts.max).max }),
    stand_in: noteAbsence.body.shape.stand_in,
  });
  return acrossFields(fields, ({ right, refuse }) => {
    if (!right.from_on || !right.to_on) return;
    const wrong = checkDate(right.to_on, absenceEnds(right.from_on));
    if (wrong) refuse('to_on', wrong);
  });
}
export type AbsenceFields = z.input<ReturnType<typeof absenceForm>>;

/** Which one is ended. */
export const endAbsenceForm = z.object({ absence: z.uuid() });
