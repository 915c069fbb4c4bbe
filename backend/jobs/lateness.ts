/** How a scheduled job stands: moments in milliseconds of one and the same clock. */
export interface RunFacts {
  everySeconds: number;
  /** When the installation first knew the job. */
  knownSince: number;
  triedAt: number | null;
  /** When it last ran through. */
  doneAt: number | null;
}

/** Periods without a run after which a job is late. */
const LATE_PERIODS = 3;
/** A process that has just started begins what is overdue within seconds, a piece at a time; after this long it must have run. */
const FIRST_RUN_SECONDS = 900;
/** A minute's schedule needs so long until its job is done: nothing is overdue before that. */
const SLACK_SECONDS = 90;
/** A job that failed is begun anew by the clock after its period, at most after an hour. */
const RETRY_SECONDS = 3_600;

/**
 * Whether a job is late: three of its periods without a run. A process that has just started is given the time to catch up on what an
 * installation that was switched off has missed.
 * @param upSeconds since the process started
 */
export function isLate({ everySeconds, knownSince, doneAt }: RunFacts, now: number, upSeconds: number): boolean {
  const silentSeconds = (now - (doneAt ?? knownSince)) / 1000;
  const most = LATE_PERIODS * everySeconds;
  return silentSeconds > most && upSeconds > Math.min(most, FIRST_RUN_SECONDS);
}

/**
 * Whether a job is to be begun outside its timetable: it has not run for its period (the product was off at its hour, or a tick was missed), or
 * never, and it was not tried a short while ago.
 */
export function isOverdue({ everySeconds, triedAt, doneAt }: RunFacts, now: number): boolean {
  const secondsSince = (moment: number | null) => (moment === null ? Number.POSITIVE_INFINITY : (now - moment) / 1000);
  return (
    secondsSince(doneAt) > everySeconds + SLACK_SECONDS && secondsSince(triedAt) > Math.min(everySeconds, RETRY_SECONDS)
  );
}
