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
  const answer = isRouteErrorResponse(error) ? error : null;
  // Of a word, a number or nothing there is no field.
  const sent: Record<string, unknown> = Object(answer?.data);
  const text = (key: string) => {
    const value = sent[key];
    return value && typeof value === 'string' ? value : null;
  };
  return {
    code: answer?.status ?? 500,
    message: text('message'),
    solution: text('solution'),
    requestId: text('requestId'),
    kept: keptOf(sent.kept),
  };
}

function keptOf(kept: unknown): Record<string, string> | null {
  if (typeof kept !== 'object' || kept === null) return null;
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
