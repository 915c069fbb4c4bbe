import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
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
  { env }: Context<{ Bindings: HttpBindings }>,
  { requestId, host, address }: Visitor,
  status: number,
  started: number,
): void {
  const path = (env.incoming.url ?? '').split('?', 1)[0];
  const level = status >= 500 ? 'error' : 'info';
  log[level]({
    requestId,
    method: env.incoming.method,
    host,
    path,
    status,
    address,
    ms: Math.round(performance.now() - started),
  });
}
