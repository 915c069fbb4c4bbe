import { captureException, init } from '@sentry/remix';
import { errorFacts } from '#domain/log/error-facts.ts';
import type { ReportFacts } from './report.server.ts';

let started = false;

/** Starts Sentry at the first report. Sends the error and our own facts: no request, no cookie, no address, no form. */
export function sendToSentry(
  error: unknown,
  facts: ReportFacts,
  dsn: string,
  environment: string,
  release: string,
): void {
  if (!started) {
    started = true;
    // The package for Remix brings its integrations whatever `defaultIntegrations` says: they print what ends a promise as it is, and send lines
    // of source, of the console and of requests.
    init({ dsn, environment, release, integrations: () => [], sendDefaultPii: false, tracesSampleRate: 0 });
  }
  captureException(spoken(error), { extra: { ...facts, cause: errorFacts(error).cause } });
}

/** The error by its facts alone: its own words and fields may hold what somebody typed. */
function spoken(error: unknown): Error {
  const { type, code, message, stack } = errorFacts(error);
  const said = new Error([message, code].filter(Boolean).join(' ') || type);
  said.name = type;
  said.stack = `${type}: ${said.message}\n${stack ?? ''}`;
  return said;
}
