import { appConfig } from '#app/config.server.ts';

/** What an error report may say beside the error: ids and names of ours, never what somebody typed. */
export type ReportFacts = Record<string, string | number | undefined>;

/**
 * Says that something failed on our side: one line in the log, and a report to Sentry where a DSN is set.
 * Never throws and never waits.
 */
export function report(error: unknown, facts: ReportFacts = {}): void {
  console.error(JSON.stringify({ level: 'error', time: new Date().toISOString(), ...facts, ...described(error) }));
  const { sentryDsn } = appConfig;
  if (!sentryDsn) return;
  // Loaded late: its SDK is large and costs pages per second (docs/decisions/0009-thin-imports.md).
  import('./sentry.server.ts')
    .then(({ sendToSentry }) => sendToSentry(error, facts, sentryDsn, appConfig.env, appConfig.release))
    .catch((failure: unknown) => console.error(JSON.stringify({ level: 'error', ...described(failure) })));
}

/** One line in the log about something that is nobody's fault. */
export function tell(message: string, facts: ReportFacts = {}): void {
  console.info(JSON.stringify({ level: 'info', time: new Date().toISOString(), message, ...facts }));
}

function described(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { message: String(error).slice(0, 500) };
  const facts: Record<string, string> = {
    message: error.message.slice(0, 500),
    stack: (error.stack ?? '').slice(0, 2000),
  };
  if (error.cause instanceof Error) facts.cause = error.cause.message.slice(0, 500);
  return facts;
}
