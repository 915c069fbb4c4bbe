import { createHash } from 'node:crypto';
import type { Upload } from '#backend/files/upload.ts';
import type { AnyInput } from '#backend/http/serve.ts';

/** What makes two requests the same: endpoint, checked input and the files' content; the order of fields does not matter. Hex. */
export function requestHash(endpointId: string, { params, query, body, files }: AnyInput): string {
  const sums = Object.values((files ?? {}) as Record<string, Upload>).map(({ field, sha256 }) => [field, sha256]);
  const whole = JSON.stringify(sorted([endpointId, params ?? null, query ?? null, body ?? null, sums.sort()]));
  return createHash('sha256').update(whole).digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}
