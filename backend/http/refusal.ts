import type { FieldProblem } from '#contract/envelope.ts';

interface RefusalDetails {
  /** What fills the code's message. */
  params?: Record<string, string | number>;
  /** Problems tied to fields of the request. */
  fields?: Record<string, FieldProblem>;
  /** Whether what was written so far stays: a counted try, a new code. Else everything is undone. */
  keep?: boolean;
  /** What went wrong behind the refusal: for the log alone. */
  cause?: unknown;
  /** No toast on the dashboard (specification, section 8). */
  hide?: boolean;
}

/** How a use case says no. The code is stable: `investment.sold_out`; its words are the dashboard's. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503,
    readonly code: string,
    readonly details: RefusalDetails = {},
  ) {
    super(code, details.cause === undefined ? undefined : { cause: details.cause });
  }
}

/** Not there, or not the caller's: the two are never told apart. */
export function notFound(): Refusal {
  return new Refusal(404, 'not_found');
}

/** 422 with problems tied to fields, keys as in domain/validation/problem.ts. */
export function fieldRefusal(fields: Record<string, FieldProblem>, code = 'request.invalid'): Refusal {
  return new Refusal(422, code, { fields });
}
