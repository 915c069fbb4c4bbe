import { z } from 'zod';
import { acrossFields } from '#app/forms/across-fields.ts';
import { nearDay } from '#contract/envelope.ts';
import { reason } from '#contract/fields.ts';
import { proposeVote, voteTexts } from '#contract/votes.ts';

/** Answers that the form has places for; two of them have to be filled. */
export const PLACES = [1, 2, 3, 4] as const;

const { question, explanation, option } = voteTexts;
const { quorum_percent } = proposeVote.body.shape;
const fields = z.object({
  question_es: question,
  question_en: question,
  explanation_es: explanation,
  explanation_en: explanation,
  option_1_es: option,
  option_1_en: option,
  option_2_es: option,
  option_2_en: option,
  option_3_es: option.optional(),
  option_3_en: option.optional(),
  option_4_es: option.optional(),
  option_4_en: option.optional(),
  quorum_percent: z.coerce.number().pipe(quorum_percent),
  record_on: nearDay,
  opens_on: nearDay,
  closes_on: nearDay,
});

/** A vote as it is called: an answer is written in both languages, or in none. */
export const proposeForm = acrossFields(fields, ({ isGiven, refuse }) => {
  for (const place of [3, 4] as const)
    for (const [lang, other] of [
      ['es', 'en'],
      ['en', 'es'],
    ] as const)
      if (isGiven(`option_${place}_${lang}`) && !isGiven(`option_${place}_${other}`))
        refuse(`option_${place}_${other}`, { key: 'validator.error_null' });
});
export type ProposeFields = z.input<typeof proposeForm>;

/** Which vote of the page is meant, and why where that is asked. */
export const approveForm = z.object({ vote: z.uuid() });
export const reasonedForm = z.object({ vote: z.uuid(), reason });
