import { z } from 'zod';
import { flag } from '#app/forms/checked.ts';
import { saveLookText } from '#contract/look.ts';
import { fieldsOfSection, type LookSection } from '#contract/look-fields.ts';
import type { LookValue } from '#contract/look-values.ts';

/** The draft's version that the page showed: a hidden field. */
const version = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** The name of a field in a form; conform reads points as more than names. */
export const nameOf = (path: string) => path.replaceAll('.', '-');

/** The form of a section: its fields as the contract bounds them, switches as boxes. */
export function sectionForm(section: LookSection): z.ZodObject {
  const fields = Object.entries(fieldsOfSection(section)).map(([path, field]) => [
    nameOf(path),
    field instanceof z.ZodBoolean ? flag : field.safeParse('').success ? emptyable(field) : field,
  ]);
  return z.object({ version, ...Object.fromEntries(fields) });
}

/** A form has no empty text: a box without words is a value that is not there. */
const emptyable = (field: z.ZodType) => field.optional().transform((value) => value ?? '');

/** What the API is sent of a section's form. */
export function sentValues(section: LookSection, form: Record<string, unknown>): Record<string, LookValue> {
  return Object.fromEntries(
    Object.keys(fieldsOfSection(section)).map((path) => [path, form[nameOf(path)] as LookValue]),
  );
}

/** The names of a section's fields as the API names them, and in its form. */
export const namesByPath = (section: LookSection) =>
  Object.fromEntries(Object.keys(fieldsOfSection(section)).map((path) => [path, nameOf(path)]));

/** The form of the whole as a text. What it has to say is the server's. */
export const textForm = z.object({ version, text: saveLookText.body.shape.text });

/** The forms of a button alone. */
export const versionForm = z.object({ version });
