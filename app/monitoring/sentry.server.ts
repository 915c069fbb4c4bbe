import { captureException, init } from '@sentry/remix';
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
    init({ dsn, environment, release, defaultIntegrations: false, sendDefaultPii: false, tracesSampleRate: 0 });
  }
  captureException(error, { extra: { ...facts } });
}
