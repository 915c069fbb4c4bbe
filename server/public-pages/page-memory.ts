import { LRUCache } from 'lru-cache';
import type { WholePage } from '../whole-page.ts';

/** Issue 8: a page may be ten seconds old. */
const FRESH_MS = 10_000;
/** Ours: how long an older page is waited for to be drawn anew before the old one goes out. Drawing asks the API twice, one after the other: whether the look is still the tenant's, and for the page. */
const PATIENCE_MS = 400;
/** Ours: how old a page may become while the app has nothing but errors to say. */
const KEPT_MS = 60_000;
/** Ours: after an error the app is left alone this long while the old page serves. */
const RETRY_MS = 2_000;
/** Ours: a page is some 30 KB; what is larger than this is none. */
const LARGEST_BYTES = 4 * 1024 * 1024;
/** Ours: addresses with parameters or a strange port have so much of the memory that they can only push out each other. */
const UNUSUAL_SHARE = 1 / 8;

/** What drawing a page came to: one for everybody, or an answer that is for whoever asked. */
export type Drawn = { page: WholePage } | { answer: Response };

/** Where a page is looked for. */
interface Place {
  key: string;
  isUsual: boolean;
}

interface Entry {
  page: WholePage;
  drawnAt: number;
  retryAt: number;
}

interface Flight {
  startedAt: number;
  /** Null where drawing failed. */
  drawn: Promise<Drawn | null>;
}

export interface PageMemory {
  /** A page that may go out at once. */
  fresh(place: Place): WholePage | null;
  /**
   * The page, drawn where it is missing or older than ten seconds: by one request, however many ask. An older page is what the others get meanwhile,
   * and everybody while the app fails. An answer that is for nobody else goes to the one request that had it drawn; null: draw your own.
   */
  take(place: Place, draw: () => Promise<Drawn>): Promise<Drawn | null>;
  /** Pages of an origin are drawn anew: its look has changed. What is being drawn may still have the old one, and is not kept. */
  forget(origin: string): void;
}

/** @param maxBytes of all pages together, with all of their encodings */
export function pageMemory(maxBytes: number, clock: () => number = Date.now): PageMemory {
  const part = (bytes: number) =>
    new LRUCache<string, Entry>({
      maxSize: Math.max(1, Math.floor(bytes)),
      maxEntrySize: LARGEST_BYTES,
      sizeCalculation: ({ page }, key) => page.mostBytes + 2 * key.length,
    });
  const usual = part(maxBytes * (1 - UNUSUAL_SHARE));
  const unusual = part(maxBytes * UNUSUAL_SHARE);
  const partOf = ({ isUsual }: Place) => (isUsual ? usual : unusual);
  const flights = new Map<string, Flight>();

  function begin(place: Place, draw: () => Promise<Drawn>): Flight {
    const startedAt = clock();
    const flight: Flight = {
      startedAt,
      drawn: draw().then(
        (found) => settle(place, flight, found),
        () => settle(place, flight, null),
      ),
    };
    flights.set(place.key, flight);
    return flight;
  }

  function settle(place: Place, flight: Flight, found: Drawn | null): Drawn | null {
    if (flights.get(place.key) !== flight) return found;
    flights.delete(place.key);
    const pages = partOf(place);
    const before = pages.peek(place.key);
    if (found && 'page' in found) {
      // What has not changed keeps its packed forms.
      const page = before?.page.isSame(found.page) ? before.page : found.page;
      pages.set(place.key, { page, drawnAt: flight.startedAt, retryAt: 0 });
      return { page };
    }
    if (before && (found === null || found.answer.status >= 500)) before.retryAt = clock() + RETRY_MS;
    else pages.delete(place.key);
    return found;
  }

  return {
    fresh(place) {
      const entry = partOf(place).get(place.key);
      return entry && clock() - entry.drawnAt < FRESH_MS ? entry.page : null;
    },
    async take(place, draw) {
      const pages = partOf(place);
      const entry = pages.get(place.key);
      const age = entry ? clock() - entry.drawnAt : 0;
      if (entry && (age < FRESH_MS || (age < KEPT_MS && clock() < entry.retryAt))) return { page: entry.page };
      if (entry && age >= KEPT_MS) pages.delete(place.key);
      const old = entry && age < KEPT_MS ? entry.page : null;
      const underWay = flights.get(place.key);
      const flight = underWay ?? begin(place, draw);
      const isOwn = !underWay;
      const found = old ? await within(flight.drawn, flight.startedAt + PATIENCE_MS - clock()) : await flight.drawn;
      if (found && 'page' in found) return found;
      const isError = !found || found.answer.status >= 500;
      if (old && isError) {
        if (isOwn) void flight.drawn.then(throwAway);
        return { page: old };
      }
      return isOwn ? found : null;
    },
    forget(origin) {
      for (const kept of [usual, unusual, flights])
        for (const key of [...kept.keys()]) if (key.startsWith(`${origin}/`)) kept.delete(key);
    },
  };
}

/** What a promise comes to within so many milliseconds, or null. */
async function within<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), Math.max(0, ms));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Nobody reads an answer that came after its asker had been served the old page. */
function throwAway(late: Drawn | null): void {
  if (late && 'answer' in late) void late.answer.body?.cancel();
}
