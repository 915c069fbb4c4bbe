import { fieldProblems } from '#backend/http/field-problems.ts';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import type { AnyInput } from '#backend/http/serve.ts';
import { unknownFields } from '#backend/http/unknown-fields.ts';
import type { ExportSource } from './exported-list.ts';

/** Said by the machine, not by who asks. */
const PAGING = ['after', 'before', 'per_page'];

interface Asked {
  aboutId: string | null;
  filter: Record<string, string>;
}

/**
 * What a list's endpoint is asked for, checked as a request of its own would be.
 * @throws Refusal 400 `request.invalid` for a filter that the list does not have; 404 for a project's list without its project
 */
export function readFilter({ endpoint }: Pick<ExportSource, 'endpoint'>, { aboutId, filter }: Asked): AnyInput {
  const params = endpoint.params?.safeParse({ id: aboutId });
  if (params && !params.success) throw notFound();
  const paged = PAGING.filter((name) => name in filter);
  const query = (endpoint.query ?? null)?.safeParse(filter);
  const fields = query && !query.success ? fieldProblems(query.error.issues, filter) : {};
  for (const name of [...paged, ...unknownFields(filter, query?.data ?? {})])
    fields[name] = { key: 'validator.form_field_invalid' };
  if (Object.keys(fields).length > 0) throw new Refusal(400, 'request.invalid', { fields });
  return { params: params?.data, query: query?.data ?? {}, body: undefined, files: {} };
}

/** The same with the place of one page. */
export function pageAsked(input: AnyInput, perPage: number, after?: string): AnyInput {
  return { ...input, query: { ...(input.query as object), per_page: perPage, after } };
}
