import type { IncomingMessage } from 'node:http';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { errorFacts } from '#domain/log/error-facts.ts';
import type { Visitor } from './visitor.ts';

/** Never in a log, wherever it stands in an object. */
const SECRETS = [
  'secret',
  'password',
  'accessToken',
  'access_token',
  'token',
  'cookie',
  'authorization',
  '["set-cookie"]',
  'code',
];

/** The process's log: one JSON line each, secrets taken out. */
export function makeLog(level: string, to?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorFacts },
    redact: {
      paths: SECRETS.flatMap((name) => (name.startsWith('[') ? [name, `*${name}`] : [name, `*.${name}`])),
      censor: '[redacted]',
    },
  };
  return to ? pino(options, to) : pino(options);
}

/** One line for an answer: the path alone, because addresses can carry secrets (specification, section 4). */
export function logAnswer(
  log: Logger,
  { method, url }: Pick<IncomingMessage, 'method' | 'url'>,
  { requestId, host, address }: Visitor,
  status: number,
  started: number,
): void {
  const path = (url ?? '').split('?', 1)[0];
  const level = status >= 500 ? 'error' : 'info';
  log[level]({
    requestId,
    method,
    host,
    path,
    status,
    address,
    ms: Math.round(performance.now() - started),
  });
}
