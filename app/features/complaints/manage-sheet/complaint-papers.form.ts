import { z } from 'zod';
import { fileField } from '#app/forms/fields/file-field.ts';
import { takeBackComplaintPaper } from '#contract/complaint-papers.ts';

/** A paper for the next word to whoever complains. */
export const addPaperForm = z.object({ paper: fileField('validator.error_null') });
export type AddPaperFields = z.input<typeof addPaperForm>;
export const takeBackForm = takeBackComplaintPaper.body;
