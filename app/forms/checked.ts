import { z } from 'zod';
import type { Problem } from '#domain/validation/problem.ts';

/**
 * Adds a check of the domain to a text field. What `getZodConstraint` knows of the field stays.
 * @example email: checked(z.string().trim().max(254), checkEmail)
 */
export function checked<S extends z.ZodType<string>>(field: S, ...checks: ((text: string) => Problem | null)[]): S {
  return field.superRefine((text, context) => {
    const found = checks.map((check) => check(text)).find((problem) => problem !== null);
    if (found) context.addIssue({ code: 'custom', params: { problem: found } });
  });
}

/** What a box says that is ticked: `on` of a browser, 1 and true of anybody else (specification, section 5). */
const TICKED = ['on', '1', 'true'] as const;

/** A box that has to be ticked; where it is not, the message of that key. */
export const ticked = (error: string) => z.enum(TICKED, { error }).transform((): true => true);

/** A switch: what is ticked, 0 and false, or nothing. */
export const flag = z
  .enum([...TICKED, '0', 'false', ''], { error: 'validator.form_field_invalid' })
  .optional()
  .transform((text) => isTicked(text));

/** Whether a box that need not be ticked is, by what it sent. */
export function isTicked(text: unknown): boolean {
  return TICKED.some((yes) => yes === text);
}
