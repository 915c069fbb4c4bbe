import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { MOST_PAGES_A_BATCH, MOST_VIEWS_A_PAGE } from '#contract/figures.ts';
import { networkOf } from '#domain/network/network-of.ts';

/** Ours: browsers behind one address that count on a day and a page: a household or a small office; what comes beyond that is more likely one who reloads under other names. */
export const MOST_BROWSERS = 10;
/** Ours: so many addresses and pages are remembered at a time; the oldest give way. */
const MOST_REMEMBERED = 100_000;
/** Ours: tenants with something to send. */
const MOST_HOSTS = 1_000;

/** One person's look at a project's page. */
interface Sight {
  host: string;
  slug: string;
  address: string;
  agent: string;
}

/** What a tenant's API is sent: under one name, however often. */
export interface ViewBatch {
  batch: string;
  /** When its first view was. */
  from: string;
  pages: { slug: string; count: number }[];
}

export interface ViewCounter {
  /** Counts a look, where the same browser has not been counted on this page today. */
  saw(sight: Sight): void;
  /** What has been counted since, by host; then begins anew. */
  take(): Map<string, ViewBatch>;
}

/**
 * Counts people who look at public pages, each once a day and page. Who they are is forgotten: an address and a browser are kept as a hash under a key of
 * this process that changes every day (UTC) and is never written, and neither is sent. One address counts ten times a day and page at most, whatever it
 * calls its browsers; of IPv6 a whole site's /56 is one address. Another process, or this one after a start, counts the same person again.
 */
export function viewCounter(clock: () => number = Date.now): ViewCounter {
  const browsers = new LRUCache<string, number[]>({ max: MOST_REMEMBERED });
  let day = '';
  let key = Buffer.alloc(0);
  let counted = new Map<string, { from: string; pages: Map<string, number> }>();

  function begin(now: string): void {
    const today = now.slice(0, 10);
    if (today === day) return;
    day = today;
    key = randomBytes(32);
    browsers.clear();
  }
  const hashed = (text: string) => createHmac('sha256', key).update(text).digest();

  function isNew({ host, slug, address, agent }: Sight): boolean {
    const place = hashed(`${host}\n${slug}\n${networkOf(address)}`).toString('base64', 0, 12);
    const browser = hashed(agent).readUInt32LE();
    const known = browsers.get(place) ?? [];
    if (known.includes(browser) || known.length >= MOST_BROWSERS) return false;
    browsers.set(place, [...known, browser]);
    return true;
  }

  return {
    saw(sight) {
      const now = new Date(clock()).toISOString();
      begin(now);
      const there = counted.get(sight.host);
      if (!there && counted.size >= MOST_HOSTS) return;
      const pages = there?.pages ?? new Map<string, number>();
      const before = pages.get(sight.slug) ?? 0;
      if (before >= MOST_VIEWS_A_PAGE || (before === 0 && pages.size >= MOST_PAGES_A_BATCH) || !isNew(sight)) return;
      pages.set(sight.slug, before + 1);
      if (!there) counted.set(sight.host, { from: now, pages });
    },
    take() {
      const taken = counted;
      counted = new Map();
      return new Map(
        [...taken].map(([host, { from, pages }]) => [
          host,
          { batch: randomUUID(), from, pages: [...pages].map(([slug, count]) => ({ slug, count })) },
        ]),
      );
    },
  };
}
