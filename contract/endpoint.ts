import type { z } from 'zod';
import { type Action, type Caller, callerFor, refusedWhileImpersonating } from '#domain/access/permissions.ts';

/** How the body travels. `multipart` bodies name their file fields in `files`. */
type BodyKind = 'json' | 'multipart';

/**
 * One call of the API, written once and read by both sides.
 * `path` is the template as specification section 7 writes it: its base address follows from the template alone (`fullPath`).
 */
export interface Endpoint {
  readonly id: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  /** What it does, by the table of permissions: it says who may, and whether a manager behind a person's session may. */
  readonly action?: Action;
  /** Who may call it: by its action, or as it is written where it only reads, or is open to anyone. */
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
  /** Works through a long list, draws a document or asks somebody else while a person waits: a dashboard gives it half a minute in the place of eight seconds (decision record 0102). */
  readonly takesLong?: boolean;
  /** Answered to people too who must set up a second factor and have none yet: what setting it up takes, and what only reads how they stand. */
  readonly beforeFactor?: boolean;
  /** Error codes beyond 400, 401, 403, 404 that this call answers with, for the document. */
  readonly errors?: readonly string[];
}

/** An endpoint as it is written: what changes something for somebody names its action, the rest says who may call it. */
type Written = Omit<Endpoint, 'caller' | 'action'> & { readonly action?: Action; readonly caller?: Caller };
type Act = { readonly action: Action; readonly caller?: never };
type Open = { readonly caller: Caller; readonly action?: never };

/** Keeps the literal types of one endpoint, and looks up who may call it. */
export function endpoint<const E extends Written & (Act | Open)>(
  definition: E,
): Omit<E, 'caller' | 'action'> & Pick<Endpoint, 'caller' | 'action'> {
  const caller = definition.action ? callerFor(definition.action) : definition.caller;
  if (!caller) throw new Error(`${definition.id} does not say who may call it`);
  return { ...definition, action: definition.action, caller };
}

/** Whether an endpoint is refused to a manager behind somebody's session: acts by their action; what is neither an act nor reading, always. */
export function isRefusedWhileImpersonating({ action, method }: Pick<Endpoint, 'action' | 'method'>): boolean {
  return action ? refusedWhileImpersonating(action) : method !== 'GET';
}

type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined;
type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined;
export type ParamsOf<E extends Endpoint> = InputOf<E['params']>;
export type QueryOf<E extends Endpoint> = InputOf<E['query']>;
export type BodyOf<E extends Endpoint> = InputOf<E['body']>;

/** What the caller reads: the parsed answer. */
export type AnswerOf<E extends Endpoint> = OutputOf<E['answer']>;
