import { getZodConstraint } from '@conform-to/zod/v4';
import type { z } from 'zod';
import type { Visit } from '#app/session/visit.ts';

/** What a browser has to know of a field. Its pattern stays on the server, which alone validates. */
export interface FieldConstraint {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  multiple?: boolean;
}

/** A form as its loader sends it; the screen hands it to `useLonjaForm`. */
export interface SentForm {
  /** By field. */
  constraint: Record<string, FieldConstraint>;
  /** Of forms that act once: the same key does nothing twice. */
  idempotencyKey?: string;
}

/**
 * The bounds of a form's fields as its schema declares them, so that no screen writes one.
 * @param visit for forms that act once: each page gets a key of its own
 */
export function formOf(schema: z.ZodType, visit?: Pick<Visit, 'idempotencyKey'>): SentForm {
  const constraint = Object.fromEntries(
    Object.entries(getZodConstraint(schema) ?? {}).map(([name, { required, minLength, maxLength, multiple }]) => [
      name,
      { required, minLength, maxLength, multiple },
    ]),
  );
  return visit ? { constraint, idempotencyKey: visit.idempotencyKey() } : { constraint };
}
