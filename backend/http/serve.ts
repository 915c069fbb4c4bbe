import type { Deps } from '#backend/deps.ts';
import type { Spender } from '#backend/limits/budget.ts';
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
  useCase(call: Call, input: AnyInput, asked: unknown): Promise<unknown>;
  /** See `serveAsking`. */
  ahead?(call: Call, input: AnyInput): Promise<Question<unknown> | null>;
  /** See `beforeFiles`. */
  admits?(spender: Spender, address: string | null): Promise<void>;
  /** Whether anything is to be asked for such an input; left out: `ahead` says it. */
  asks?(deps: Deps, input: AnyInput): boolean;
}

/** What is asked of somebody else, with no transaction open. */
export type Question<T> = () => Promise<T>;

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

/**
 * `serve` for a use case that needs an answer from outside: a provider that is slow must hold no lock. `ahead` looks and reserves in a transaction of its
 * own, which commits; the question that it gives is asked with none open; the use case gets the answer in its own transaction, null where nothing had
 * to be asked. A process that dies in between leaves what was reserved: the next request asks the same again, so that questions carry a key of ours or
 * change nothing. What was looked at may have changed by then: the use case looks again. Behind an idempotency key that has been answered nothing is asked.
 * `asks` says by the input alone where nothing will be: then there is no transaction before the use case's own.
 */
export function serveAsking<const E extends Endpoint, T>(
  endpoint: E,
  ahead: (call: CallOf<E>, input: InputOf<E>) => Promise<Question<T> | null>,
  useCase: (call: CallOf<E>, input: InputOf<E>, asked: T | null) => Promise<ReplyOf<E>>,
  asks?: (deps: Deps, input: InputOf<E>) => boolean,
): Served {
  return {
    endpoint,
    useCase: useCase as unknown as Served['useCase'],
    ahead: ahead as unknown as Served['ahead'],
    asks: asks as unknown as Served['asks'],
  };
}

/** For an endpoint that takes files from anybody: what is spent before a byte of them is read, so that whoever has no budget left fills no disk. Throws a Refusal. */
export function beforeFiles(served: Served, admits: NonNullable<Served['admits']>): Served {
  return { ...served, admits };
}
