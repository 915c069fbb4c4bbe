import { z } from 'zod';
import { fileField } from '#app/forms/fields/file-field.ts';
import { pastedAddresses } from '#contract/fields.ts';
import { decideWhitelist } from '#contract/whitelist.ts';

/** Many addresses: pasted, or in a file. */
export const manyForm = z.object({
  list: pastedAddresses.optional(),
  file: fileField('validator.error_null').optional(),
});
export type ManyFields = z.input<typeof manyForm>;

/** The bad lines of a judged list, mended. */
export const mendForm = z.object({ list: pastedAddresses, into: z.string() });
export type MendFields = z.input<typeof mendForm>;

const ids = z.string().transform((text) => text.split(','));
/** Ticked entries, carried from the list to the question and on. */
export const approveForm = z.object({ ids });
export const revokeForm = z.object({ ids, reason: decideWhitelist.body.shape.reason.unwrap() });
