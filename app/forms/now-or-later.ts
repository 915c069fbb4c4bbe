import { z } from 'zod';
import { acrossFields, type FormAcross } from '#app/forms/across-fields.ts';
import { wallTime } from '#domain/time/wall-time.ts';
import { checkDate } from '#domain/validation/date.ts';

const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const fields = z.object({
  when: z.enum(['now', 'later']).default('now'),
  on: z.string().optional(),
  at: z.string().optional(),
});

/** At once, or on a day at a time. */
export const nowOrLater = acrossFields(fields, ({ right, typed, refuse }: FormAcross<z.output<typeof fields>>) => {
  if (right.when !== 'later') return;
  const day = checkDate(typed('on') ?? '');
  if (day) refuse('on', day);
  if (!CLOCK_TIME.test(typed('at')?.trim() ?? '')) refuse('at', { key: 'validator.error_time' });
});
export type NowOrLaterFields = z.input<typeof nowOrLater>;

/** The moment that was chosen, for a call's body; empty: now. @param timeZone the platform's, in which people type */
export function momentOf({ when, on, at }: z.output<typeof fields>, timeZone: string): { at?: string } {
  return when === 'now' ? {} : { at: wallTime(on ?? '', at?.trim() ?? '', timeZone).toISOString() };
}
