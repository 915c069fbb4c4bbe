/** Statuses on which a call that changes nothing is tried once more (specification, section 7). */
const RETRY_STATUSES: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
/** Methods that are never repeated. */
const WRITES: ReadonlySet<string> = new Set(['PATCH', 'POST', 'PUT', 'DELETE']);
/** Ours: a breath before the second try, so that it does not meet the same moment. */
export const RETRY_AFTER_MS = 120;

/** Whether a method may be repeated at all. */
export function isRepeatable(method: string): boolean {
  return !WRITES.has(method);
}

/** Whether an answer of this status to this method is asked for once more. */
export function retriesOn(method: string, status: number): boolean {
  return isRepeatable(method) && RETRY_STATUSES.has(status);
}
