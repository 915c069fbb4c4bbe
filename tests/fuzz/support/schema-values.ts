import type { Chance } from '#tests/support/chance.ts';

/** As much of JSON Schema as the API's document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
}

const TEXTS_BY_FORMAT: Record<string, readonly string[]> = {
  date: ['1980-02-03', '2026-01-02', '2000-02-29'],
  'date-time': ['2026-01-02T03:04:05.000Z'],
  email: ['nadie@persona.test', 'manager@aurora.test'],
  uri: ['https://example.org/a'],
};
/** One of them fits most patterns of the document. */
const TEXTS: readonly string[] = [
  '1.00',
  '1000.00',
  '50',
  '12345',
  'ES',
  'es',
  'B12345674',
  '12345678Z',
  '+34600111222',
  '28013',
  'a'.repeat(64),
  'ORD-AAAA-AA',
  'created_at',
  '2026-1',
  'Calle Mayor 1',
  'x'.repeat(43),
];

/**
 * A value that a schema takes, as far as that can be told without solving its patterns.
 * @param ids values for fields of the format `uuid`: rows that exist, so that a call gets past its 404
 */
export function fittingValue(schema: Schema, luck: Chance, ids: readonly string[], depth = 0): unknown {
  const one = schema.anyOf ?? schema.oneOf;
  if (one) return fittingValue(luck.oneOf(one), luck, ids, depth + 1);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => fittingValue(part, luck, ids, depth + 1) as object));
  if ('const' in schema) return schema.const;
  if (schema.enum) return luck.oneOf(schema.enum);
  switch (Array.isArray(schema.type) ? luck.oneOf(schema.type) : schema.type) {
    case 'string':
      return textOf(schema, luck, ids);
    case 'integer':
    case 'number':
      return Math.min(schema.maximum ?? 50, (schema.minimum ?? 0) + luck.below(3));
    case 'boolean':
      return luck.happens(0.7);
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, luck.below(3)) }, () =>
        fittingValue(schema.items ?? {}, luck, ids, depth + 1),
      );
    case 'null':
      return null;
    case 'object':
      return objectOf(schema, luck, ids, depth);
    default:
      return depth > 4 ? null : luck.oneOf<unknown>(['a', 1, null, true]);
  }
}

function objectOf(schema: Schema, luck: Chance, ids: readonly string[], depth: number): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const isNeeded = schema.required?.includes(name) ?? false;
    if (isNeeded || luck.happens(0.5)) made[name] = fittingValue(inner, luck, ids, depth + 1);
  }
  return made;
}

function textOf({ format, pattern, minLength = 0, maxLength = 200 }: Schema, luck: Chance, ids: readonly string[]) {
  if (format === 'uuid') return luck.oneOf(ids);
  const known = TEXTS_BY_FORMAT[format ?? ''];
  if (known) return luck.oneOf(known);
  const test = pattern ? new RegExp(pattern, 'u') : null;
  const fitting = TEXTS.filter(
    (text) => text.length >= minLength && text.length <= maxLength && (!test || test.test(text)),
  );
  return fitting.length > 0 ? luck.oneOf(fitting) : 'a'.repeat(Math.max(1, minLength));
}
