import { type Problem, problem } from '#domain/validation/problem.ts';
import type { WatchList } from './watch-list.ts';

/** Ours: the EU makes its file anew with each change, some a week; one that is older was found somewhere else. */
const OLDEST_EDITION_DAYS = 31;
/** Ours: an edition that has lost a fifth of the one before was cut, or is of something else. */
const LEAST_SHARE = 0.8;
const DAY_MS = 86_400_000;

interface Edition {
  /** When it was made; null where it does not say. */
  madeAt: Date | null;
  entries: number;
}

/** Why an edition of a list cannot replace the one that is held (null: none is), or null. Only lists that say when they were made can be too old. */
export function judgeEdition(list: WatchList, fresh: Edition, held: Edition | null, now: Date): Problem | null {
  const { madeAt } = fresh;
  if (madeAt) {
    const date = madeAt.toISOString();
    if (madeAt.getTime() > now.getTime() + DAY_MS) return problem('validator.error_watch_future', { date });
    if (held?.madeAt && madeAt < held.madeAt)
      return problem('validator.error_watch_older', { date, held: held.madeAt.toISOString() });
    if (madeAt.getTime() < now.getTime() - OLDEST_EDITION_DAYS * DAY_MS)
      return problem('validator.error_watch_old', { date, days: OLDEST_EDITION_DAYS });
  }
  if (list === 'sanctions' && held && fresh.entries < held.entries * LEAST_SHARE)
    return problem('validator.error_watch_short', { found: fresh.entries, held: held.entries });
  return null;
}
