import { z } from 'zod';

/** A file that has something in it. `missing`: key of what is said where none was chosen. */
export function fileField(missing: string) {
  return z
    .instanceof(File, { error: missing })
    .refine((file) => file.size > 0, { error: 'validator.error_file_empty' });
}

/** The fields of a form as a body with files; what was left empty is left out. */
export function formDataOf(fields: Record<string, File | string | undefined>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined && value !== '') body.set(name, value);
  return body;
}
