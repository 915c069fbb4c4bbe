import { z } from 'zod';
import { checked } from '#app/forms/checked.ts';
import { fileField } from '#app/forms/fields/file-field.ts';
import type { Day } from '#domain/time/zone.ts';
import { DOCUMENT_TYPES } from '#domain/user/identity-documents.ts';
import { checkIssuedOn } from '#domain/validation/date.ts';

/** One document: its file and, where its type asks for it, its day of issue within the last 3 months (specification, section 3). */
export function documentForm(asksIssueDay: boolean, today: Day) {
  return z.object({
    type: z.enum(DOCUMENT_TYPES),
    document: fileField('onboarding:documents.chooseFile'),
    issued_on: asksIssueDay ? checked(z.string(), (text) => checkIssuedOn(text, today)) : z.undefined().optional(),
  });
}

/** The button that takes a document back. */
export const removalForm = z.object({ type: z.enum(DOCUMENT_TYPES) });

/** The button that hands everything in: nothing but itself. */
export const sendingForm = z.object({});

export type DocumentFields = z.input<ReturnType<typeof documentForm>>;
