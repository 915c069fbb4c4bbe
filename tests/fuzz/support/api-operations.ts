import type { Schema } from './schema-values.ts';

/** One call that the API's document describes. */
export interface Operation {
  id: string;
  method: string;
  /** Template, `/v2/pfp/issuances/{id}`. */
  path: string;
  parameters: { name: string; in: 'path' | 'query' | 'header'; schema: Schema }[];
  /** What its body is made of; null where it takes none. */
  body: { kind: 'json' | 'multipart'; schema: Schema } | null;
  /** The shape of its 200; null where the document promises none. */
  answer: Schema | null;
}

interface Content {
  schema: Schema;
}
export interface ApiDocument {
  paths: Record<string, Record<string, DocumentedCall>>;
  components?: { schemas?: Record<string, Schema> };
}
interface DocumentedCall {
  operationId: string;
  parameters?: Operation['parameters'];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}

/** Every operation of the document, with its references filled in. */
export function operationsOf(document: ApiDocument): Operation[] {
  const whole = filledIn(document, document.components?.schemas ?? {}) as ApiDocument;
  return Object.entries(whole.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => {
      const json = call.requestBody?.content['application/json']?.schema;
      const multipart = call.requestBody?.content['multipart/form-data']?.schema;
      return {
        id: call.operationId,
        method: method.toUpperCase(),
        path,
        parameters: call.parameters ?? [],
        body: multipart
          ? { kind: 'multipart' as const, schema: multipart }
          : json
            ? { kind: 'json' as const, schema: json }
            : null,
        answer: call.responses['200']?.content?.['application/json']?.schema ?? null,
      };
    }),
  );
}

function filledIn(value: unknown, schemas: Record<string, Schema>, depth = 0): unknown {
  if (depth > 60 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => filledIn(each, schemas, depth + 1));
  const reference = (value as Schema).$ref;
  if (typeof reference === 'string')
    return filledIn(schemas[reference.split('/').at(-1) ?? ''] ?? {}, schemas, depth + 1);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filledIn(inner, schemas, depth + 1)]));
}
