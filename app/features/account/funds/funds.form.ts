import { z } from 'zod';
import { fileField } from '#app/forms/fields/file-field.ts';
import { declareFunds } from '#contract/funds.ts';

const later = fileField('validator.error_null').optional();

/** Where one's funds come from: which kind, in one's own words, with a paper at least. */
export const fundsForm = z.object({
  kind: declareFunds.body.shape.kind,
  explanation: declareFunds.body.shape.explanation,
  paper_1: fileField('onboarding:documents.chooseFile'),
  paper_2: later,
  paper_3: later,
});
export type FundsFields = z.input<typeof fundsForm>;
