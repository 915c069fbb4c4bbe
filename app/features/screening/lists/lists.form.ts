import { z } from 'zod';
import { fileField } from '#app/forms/fields/file-field.ts';

/** One form for each list: its own button says which. */
export const watchFileForm = z.object({ file: fileField('validator.error_null') });
export type WatchFileFields = z.input<typeof watchFileForm>;
