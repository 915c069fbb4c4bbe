import { fileField } from '#app/forms/fields/file-field.ts';

const paper = fileField('validator.error_null').optional();

/** The papers of a complaint or of an answer, none of which has to be there. */
export const paperShape = { paper_1: paper, paper_2: paper, paper_3: paper };
