import { type DestinationStream, type Logger, pino } from 'pino';
import { errorFacts } from '#domain/log/error-facts.ts';

/** The back end's log: JSON lines. An error is told by its facts, whatever it carries (`domain/log/error-facts.ts`). */
export function makeLog(level: string, to?: DestinationStream): Logger {
  const options = { level, serializers: { err: errorFacts, error: errorFacts } };
  return to ? pino(options, to) : pino(options);
}
