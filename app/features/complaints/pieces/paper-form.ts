import type { z } from 'zod';
import { fileField } from '#app/forms/fields/file-field.ts';

const paper = fileField('validator.error_null').optional();

/** The papers of a complaint or of an answer, none of which has to be there. */
export const paperShape = { paper_1: paper, paper_2: paper, paper_3: paper };

type PaperValues = { [name in keyof typeof paperShape]?: z.input<typeof paper> };
/** An answer to what was asked, and its papers. */
export type ReplyFields = { text: string } & PaperValues;
