import { z } from 'zod';
import { answerText, newsBody, newsTitle, reason } from '#contract/fields.ts';

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
