import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

type Counts = Record<string, number>;

/** People whose menus are remembered, and for how long. */
const MOST = 5_000;
const KEPT_MS = 10 * 60_000;

interface Terms {
  /** A page waits so long for its menu's counts, and no longer. */
  patienceMs: number;
  /** An API that did not tell them is left alone for so long: its pages are slow enough. */
  pauseMs: number;
  now?: () => number;
}

/** Counts of menus: as the API tells them, else as it told them last to the same person in the same area, else null. */
export function countsMemory({ patienceMs, pauseMs, now = () => performance.now() }: Terms) {
  const pausedUntil = new Map<string, number>();
  const told = new LRUCache<string, Counts>({ max: MOST, ttl: KEPT_MS });
  /** @param whose the person and the area @param api the API that is asked; one that is slow is slow for all who ask it */
  return async (whose: string, api: string, ask: () => Promise<Counts>): Promise<Counts | null> => {
    if ((pausedUntil.get(api) ?? 0) > now()) return told.get(whose) ?? null;
    // What is wrong with the session or the API, the page's own calls say.
    const counts = await Promise.race([ask().catch(() => null), sleep(patienceMs, null, { ref: false })]);
    if (counts) told.set(whose, counts);
    else pausedUntil.set(api, now() + pauseMs);
    return counts ?? told.get(whose) ?? null;
  };
}
