import { z } from 'zod';

/** The fields that a form's schema names, with rules between them or without. */
export function shapeOf(schema: unknown): Record<string, unknown> {
  if (schema instanceof z.ZodObject) return schema.shape;
  return schema instanceof z.ZodPipe ? shapeOf(schema.in) : {};
}
