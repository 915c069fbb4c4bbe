import { appConfig } from '#app/config.server.ts';
import { errorFacts } from '#domain/log/error-facts.ts';

/** What an error report may say beside the error: ids and names of ours, never what somebody typed. */
export type ReportFacts = Record<string, string | number | undefined>;

/**
 * Says that something failed on our side: one line in the log, and a report to Sentry where a DSN is set.
 * Never throws and never waits.
 */
export function report(error: unknown, facts: ReportFacts = {}): void {
  console.error(JSON.stringify({ level: 'error', time: new Date().toISOString(), ...facts, err: errorFacts(error) }));
  const { sentryDsn } = appConfig;
  if (!sentryDsn) return;
  // Loaded late: its SDK is large and costs pages per second (docs/decisions/0009-thin-imports.md).
  import('./sentry.server.ts')
    .then(({ sendToSentry }) => sendToSentry(error, facts, sentryDsn, appConfig.env, appConfig.release))
    .catch((failure: unknown) => console.error(JSON.stringify({ level: 'error', err: errorFacts(failure) })));
}

/** One line in the log about something that is nobody's fault. */
export function tell(message: string, facts: ReportFacts = {}): void {
  console.info(JSON.stringify({ level: 'info', time: new Date().toISOString(), message, ...facts }));
}
