/** Forms without files (safety.md, The door). */
export const FORM_MAX_BYTES = 1024 * 1024;

export interface ReadFormOptions {
  /** Fields that may come more than once: groups of checkboxes, lists of files. */
  multiple?: readonly string[];
  /** Largest file in MB (10^6 bytes): the tenant's `upload_limit_mb`. A form that brings a file where it is absent is refused. */
  maxFileMb?: number;
  /** Files at most. Default 1. */
  maxFiles?: number;
}

/** An error answer of the form reader. */
export function refuse(status: 400 | 413 | 415): never {
  throw new Response(null, { status });
}

/** The body in pieces; TypeScript's DOM types do not know that streams can be walked. */
export function bodyOf(request: Request): AsyncIterable<Uint8Array> {
  return (request.body ?? new ReadableStream({ start: (end) => end.close() })) as unknown as AsyncIterable<Uint8Array>;
}
