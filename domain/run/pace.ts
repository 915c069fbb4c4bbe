/** Who began a run that was at work for so long is told by mail that it is through: nobody watches a page for longer. */
const MAIL_AFTER_MS = 60_000;
/** Before so many are through, and before so long, nobody knows how fast it goes. */
const KNOWN_AFTER = { items: 3, ms: 3_000 };

interface RunPace {
  /** Items that are done or have failed, of all. */
  through: number;
  total: number;
  /** When it was begun, or let go on last, and how many were through then. */
  resumedAt: Date;
  resumedFrom: number;
}

/** Seconds until a run is through at the pace that it has had since it was begun or let go on; null where that cannot be told yet. */
export function secondsLeft({ through, total, resumedAt, resumedFrom }: RunPace, now: Date): number | null {
  const [items, ms] = [through - resumedFrom, now.getTime() - resumedAt.getTime()];
  if (items < KNOWN_AFTER.items || ms < KNOWN_AFTER.ms) return null;
  return Math.ceil(((total - through) * ms) / items / 1000);
}

/** Whether whoever began a run is told by mail that it is through. */
export function isToldByMail({ resumedAt }: Pick<RunPace, 'resumedAt'>, now: Date): boolean {
  return now.getTime() - resumedAt.getTime() >= MAIL_AFTER_MS;
}
