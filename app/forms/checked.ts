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

/** A switch: the texts 1 and true, 0 and false, on, or nothing (specification, section 5). */
export const flag = z
  .enum(['1', 'true', '0', 'false', 'on', ''], { error: 'validator.form_field_invalid' })
  .optional()
  .transform((text) => text === '1' || text === 'true' || text === 'on');
