import { z } from 'zod';
import type { Parsed } from '#domain/validation/problem.ts';

/**
 * A field checked by a rule of the domain: the typed text goes in, the rule's value comes out, and its problem becomes the field's
 * message. Use it for numbers too: conform would turn "1e3" into 1000 by itself.
 * @example tokens: fieldOf((text) => parseTokens(text, visit.lang))
 */
export function fieldOf<T>(rule: (text: string) => Parsed<T>): z.ZodType<T, string> {
  return z.string().transform((text, context) => {
    const checked = rule(text);
    if (checked.ok) return checked.value;
    context.addIssue({ code: 'custom', params: { problem: checked.problem } });
    return z.NEVER;
  });
}

/** As `fieldOf`, for a field that may be left empty: null then. */
export function optionalFieldOf<T>(rule: (text: string) => Parsed<T>): z.ZodType<T | null, string | undefined> {
  return fieldOf(rule)
    .optional()
    .transform((value) => value ?? null);
}
