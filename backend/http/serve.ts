import type { Endpoint } from '#contract/endpoint.ts';
import type { Call, CallOf, InputOf, ReplyOf } from './call.ts';

/** The parts of a request whose endpoint is not known to the compiler. */
export interface AnyInput {
  params: unknown;
  query: unknown;
  body: unknown;
  files: unknown;
}

/** An endpoint with the use case that answers it; `answerCall` does the rest. */
export interface Served {
  endpoint: Endpoint;
  useCase(call: Call, input: AnyInput): Promise<unknown>;
}

/**
 * Ties an endpoint of the contract to its use case. Before the use case runs: tenant and caller are known and allowed, input is checked and
 * unknown fields are refused, one transaction is open with the tenant set, a repeated idempotency key has been answered. After it: the answer
 * is validated and kept under its key, and the transaction commits. A use case says no by throwing a `Refusal`.
 */
export function serve<const E extends Endpoint>(
  endpoint: E,
  useCase: (call: CallOf<E>, input: InputOf<E>) => Promise<ReplyOf<E>>,
): Served {
  // The kernel gives exactly what the types promise: the caller was checked, the input parsed by this very endpoint.
  return { endpoint, useCase: useCase as unknown as Served['useCase'] };
}
