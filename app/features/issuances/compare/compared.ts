import { isRecordId } from '#domain/validation/record-id.ts';

/** More than three columns cannot be read beside each other. */
export const MOST_COMPARED = 3;

/** The projects that an address names, each once and at most three, and whether it named more. What is no id is none. */
export function comparedIds(params: URLSearchParams): { ids: string[]; tooMany: boolean } {
  const named = [...new Set(params.getAll('project'))].filter(isRecordId);
  return { ids: named.slice(0, MOST_COMPARED), tooMany: named.length > MOST_COMPARED };
}
