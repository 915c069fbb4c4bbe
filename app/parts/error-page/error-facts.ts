import { isRouteErrorResponse } from '@remix-run/react';

/** What an error page says. */
interface ErrorFacts {
  /** HTTP status; 500 for anything that is no answer. */
  code: number;
  /** The server's own words, where it sent any that a person may read. */
  message: string | null;
  /** What to do, where the server has better words than those for the code. */
  solution: string | null;
  requestId: string | null;
  /** What was typed in the form that met the fault. */
  kept: Record<string, string> | null;
}

/** The facts of whatever a route threw. An unexpected error says nothing of itself: its words are for the log. */
export function errorFacts(error: unknown): ErrorFacts {
  if (!isRouteErrorResponse(error)) return { code: 500, message: null, solution: null, requestId: null, kept: null };
  const data: unknown = error.data;
  const text = (key: string) => {
    if (typeof data !== 'object' || data === null || !(key in data)) return null;
    const value: unknown = Reflect.get(data, key);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return {
    code: error.status,
    message: text('message'),
    solution: text('solution'),
    requestId: text('requestId'),
    kept: keptOf(data),
  };
}

function keptOf(data: unknown): Record<string, string> | null {
  const kept: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'kept') : null;
  if (typeof kept !== 'object' || kept === null) return null;
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
