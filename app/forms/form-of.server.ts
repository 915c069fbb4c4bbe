import { z } from 'zod';
import type { Visit } from '#app/session/visit.ts';
import { shapeOf } from './shape-of.ts';

/** What a browser has to know of a field. Its pattern stays on the server, which alone validates. */
export interface FieldConstraint {
  required: boolean;
  minLength?: number;
  maxLength?: number;
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
  const fields = Object.entries(shapeOf(schema)).map(([name, field]) => [name, constraintOf(field)]);
  const constraint: Record<string, FieldConstraint> = Object.fromEntries(fields);
  return visit ? { constraint, idempotencyKey: visit.idempotencyKey() } : { constraint };
}

/** conform's `getZodConstraint` looks for lengths where this version of zod no longer keeps them. */
function constraintOf(field: unknown): FieldConstraint {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault || field instanceof z.ZodNullable) {
    return { ...constraintOf(field.unwrap()), required: false };
  }
  if (field instanceof z.ZodPipe) return constraintOf(field.in);
  if (!(field instanceof z.ZodString)) return { required: true };
  const { minLength, maxLength } = field;
  return { required: true, minLength: minLength ?? undefined, maxLength: maxLength ?? undefined };
}
