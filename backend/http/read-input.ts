import type { z } from 'zod';
import type { Upload } from '#backend/files/upload.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { fieldProblems } from './field-problems.ts';
import { notFound, Refusal } from './refusal.ts';
import type { AnyInput } from './serve.ts';
import { unknownFields } from './unknown-fields.ts';
import { unstorableFields } from './unstorable-fields.ts';

/** A request's parts as they came: strings, and whatever its JSON said. */
export interface RawInput {
  params: Record<string, string>;
  query: Record<string, string[]>;
  /** Undefined where there was no body. */
  body: unknown;
  files: Record<string, Upload>;
}

/**
 * A request's parts as the contract says.
 * @throws Refusal 404 `not_found` where a place of the address is wrongly formed; 400 `request.invalid` with `fields`; unknown fields are `validator.form_field_invalid`, as are fields that came twice
 * and texts that no database keeps
 */
export function readInput(endpoint: Endpoint, raw: RawInput): AnyInput {
  const query = singles(raw.query);
  return {
    params: placesOf(endpoint.params, raw.params),
    query: parsed(endpoint.query, query),
    body: parsed(endpoint.body, raw.body === undefined && endpoint.body ? {} : raw.body),
    files: raw.files,
  };
}

/** What stands in the address. One that is wrongly formed leads nowhere, as one that nobody has. */
function placesOf(schema: z.ZodType | undefined, sent: Record<string, string>): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(sent);
  if (!result.success) throw notFound();
  return result.data;
}

function parsed(schema: z.ZodType | undefined, sent: unknown): unknown {
  if (!schema) {
    refuseInvalid(unknownFields(sent, {}));
    return undefined;
  }
  const result = schema.safeParse(sent);
  if (!result.success) throw new Refusal(400, 'request.invalid', { fields: fieldProblems(result.error.issues, sent) });
  refuseInvalid(unknownFields(sent, result.data));
  refuseInvalid(unstorableFields(sent));
  return result.data;
}

function refuseInvalid(names: readonly string[]): void {
  if (names.length === 0) return;
  const fields = Object.fromEntries(
    names.slice(0, 20).map((name) => [name.slice(0, 80), { key: 'validator.form_field_invalid' }]),
  );
  throw new Refusal(400, 'request.invalid', { fields });
}

function singles(query: Record<string, string[]>): Record<string, string> {
  const single: Record<string, string> = {};
  for (const [name, values] of Object.entries(query)) {
    if (values.length > 1) refuseInvalid([name]);
    single[name] = values[0] ?? '';
  }
  return single;
}
