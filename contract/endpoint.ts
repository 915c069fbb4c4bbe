import type { z } from 'zod';

/** Who may call an endpoint; the back end refuses the rest on its own (401 without a session, 403 with the wrong role, 404 for another's id). */
export type Caller = 'anyone' | 'signed-in' | 'investor' | 'issuer' | 'manager' | 'issuer-or-manager';

/** How the body travels. `multipart` bodies name their file fields in `files`. */
export type BodyKind = 'json' | 'multipart';

/**
 * One call of the API, written once and read by both sides.
 * `path` is the template as specification section 7 writes it: its base address follows from the template alone (`fullPath`).
 */
export interface Endpoint {
  readonly id: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly caller: Caller;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly bodyKind?: BodyKind;
  readonly files?: readonly string[];
  /** The JSON answer. Absent where the answer is a file (`answerKind: 'file'`) or empty. */
  readonly answer?: z.ZodType;
  readonly answerKind?: 'json' | 'file' | 'empty';
  /** Moves money or tokens: needs an `Idempotency-Key` header (domain.md, section 2). */
  readonly idempotent?: boolean;
  /** Refused while a manager impersonates (safety.md): pay, claim, sign, bank account, password, export. */
  readonly refusedWhileImpersonating?: boolean;
  /** Error codes beyond 400, 401, 403, 404 that this call answers with, for the document. */
  readonly errors?: readonly string[];
}

/** Keeps the literal types of one endpoint. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined;
type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined;
export type ParamsOf<E extends Endpoint> = InputOf<E['params']>;
export type QueryOf<E extends Endpoint> = InputOf<E['query']>;
export type BodyOf<E extends Endpoint> = InputOf<E['body']>;
export type ParsedBodyOf<E extends Endpoint> = OutputOf<E['body']>;
/** What the caller reads: the parsed answer. */
export type AnswerOf<E extends Endpoint> = OutputOf<E['answer']>;
/** What the back end sends: before defaults and transforms. */
export type ReplyOf<E extends Endpoint> = InputOf<E['answer']>;
