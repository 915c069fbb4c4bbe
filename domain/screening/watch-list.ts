import type { Day } from '#domain/time/zone.ts';

/** Lists that people are held beside: the EU's consolidated list of financial sanctions, and people in public office with those close to them. */
export const WATCH_LISTS = ['sanctions', 'exposed'] as const;
export type WatchList = (typeof WATCH_LISTS)[number];

/** A file of a list, and an address that one is read from: at most so many megabytes. The EU's has about 25. */
export const WATCH_FILE_MAX_MB = 50;
/** Reading one from its address, in seconds: ours. */
export const WATCH_FETCH_SECONDS = 120;
/** What came of reading a list from its address: another edition, the one that there is, nothing by a fault of the way, or a file that cannot take its place. */
export const FETCH_RESULTS = ['NEW', 'SAME', 'FAILED', 'REFUSED'] as const;
export type FetchResult = (typeof FETCH_RESULTS)[number];
/** Ours: far above what any such list holds. */
export const WATCH_ENTRIES_MAX = 100_000;

/** A birth as a list tells it: some day of a span, which is one day where the list knows it. */
export interface ListedBirth {
  from: Day;
  to: Day;
}

/** One of a list: what it calls them, and when they were born, as far as it knows. */
export interface Listed {
  /** Its own number in the list: the same in the next edition. */
  key: string;
  kind: 'person' | 'entity';
  names: string[];
  births: ListedBirth[];
  /** What the list says besides: programme, office, remark. */
  note: string;
}

export interface ReadList {
  /** When the list was made, as it says itself; null where it does not. */
  madeAt: string | null;
  entries: Listed[];
}
