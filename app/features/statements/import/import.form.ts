import { z } from 'zod';
import { fileField } from '#app/forms/fields/file-field.ts';

export const importForm = z.object({ statement: fileField('validator.error_null') });
export type ImportFields = z.input<typeof importForm>;
