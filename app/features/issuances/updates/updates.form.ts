import { z } from 'zod';
import { acrossFields, type FormAcross } from '#app/forms/across-fields.ts';
import { answerText, newsBody, newsTitle, reason } from '#contract/fields.ts';
import { checkDate } from '#domain/validation/date.ts';

/** News in both languages; a correction of what is published says why. */
export const newsForm = z.object({
  title_es: newsTitle,
  body_es: newsBody,
  title_en: newsTitle,
  body_en: newsBody,
  reason: reason.optional(),
});
export type NewsFields = z.input<typeof newsForm>;

export const answerForm = z.object({ answer_es: answerText, answer_en: answerText });
export type AnswerFields = z.input<typeof answerForm>;

export const withdrawForm = z.object({ reason });
export const planBackForm = z.object({});

const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const when = z.object({
  when: z.enum(['now', 'later']).default('now'),
  on: z.string().optional(),
  at: z.string().optional(),
});

/** At once, or on a day at a time. */
export const publishForm = acrossFields(when, ({ right, typed, refuse }: FormAcross<z.output<typeof when>>) => {
  if (right.when !== 'later') return;
  const day = checkDate(typed('on') ?? '');
  if (day) refuse('on', day);
  if (!CLOCK_TIME.test(typed('at')?.trim() ?? '')) refuse('at', { key: 'validator.error_time' });
});
export type PublishFields = z.input<typeof publishForm>;
