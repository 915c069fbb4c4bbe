import { z } from 'zod';
import { fileField } from '#app/forms/fields/file-field.ts';

export const reportForm = z.object({ report: fileField('validator.error_null') });
export type ReportFields = z.input<typeof reportForm>;
