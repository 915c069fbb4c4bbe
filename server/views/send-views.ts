import type { Logger } from 'pino';
import { BATCH_AGE_MS, MOST_PAGES_A_BATCH, MOST_VIEWS_A_PAGE } from '#contract/figures.ts';
import type { ViewBatch, ViewCounter } from './view-counter.ts';

/** Ours: how often what was counted is sent: what a process that dies takes with it. */
export const SEND_EVERY_MS = 20_000;
/** Ours: a tenant's API that refused a batch (another back end that knows no such call) is not asked again for an hour. */
const QUIET_MS = 3_600_000;

/** Posts a batch to a tenant's API and answers its status; throws where no answer came. */
export type PostViews = (host: string, batch: ViewBatch) => Promise<number>;

interface ViewSender {
  /** Sends what there is. What brings no answer is sent again the next time, under the same name, before anything newer of its tenant. */
  send(): Promise<void>;
}

/**
 * Hands counted views to the tenants' APIs. Lost are: what was counted since the last sending where the process is killed, batches that found no answer for a
 * day, and those of an API that refuses them.
 */
export function viewSender(
  counter: Pick<ViewCounter, 'take'>,
  post: PostViews,
  log: Pick<Logger, 'warn'>,
  clock: () => number = Date.now,
): ViewSender {
  /** Of a tenant: the batch that is sent again, and behind it one of all that came since. */
  const waiting = new Map<string, ViewBatch[]>();
  const quietUntil = new Map<string, number>();
  let underWay: Promise<void> | null = null;

  async function sendTo(host: string, batches: ViewBatch[]): Promise<void> {
    const due = batches.filter(({ from }) => clock() - Date.parse(from) < BATCH_AGE_MS);
    for (let batch = due.shift(); batch; batch = due.shift()) {
      const status = await post(host, batch).catch(() => 0);
      if (status >= 200 && status < 300) continue;
      if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
        quietUntil.set(host, clock() + QUIET_MS);
        log.warn({ host, status }, 'the API does not count views of public pages');
        return void waiting.delete(host);
      }
      return void waiting.set(host, merged([batch, ...due]));
    }
    waiting.delete(host);
  }

  async function all(): Promise<void> {
    for (const [host, batch] of counter.take()) {
      if ((quietUntil.get(host) ?? 0) > clock()) continue;
      waiting.set(host, [...(waiting.get(host) ?? []), batch]);
    }
    await Promise.all([...waiting].map(([host, batches]) => sendTo(host, batches)));
  }

  return {
    send() {
      underWay ??= all().finally(() => {
        underWay = null;
      });
      return underWay;
    },
  };
}

/** The first as it was sent, because it may have arrived; the others, which never left, as far as a batch goes, so that waiting takes little memory. */
function merged([first, ...others]: ViewBatch[]): ViewBatch[] {
  if (!first) return [];
  const [second, ...later] = others;
  if (!second) return [first];
  const pages = new Map<string, number>();
  for (const { slug, count } of [second, ...later].flatMap(({ pages: of }) => of))
    pages.set(slug, (pages.get(slug) ?? 0) + count);
  return [
    first,
    {
      ...second,
      pages: [...pages]
        .slice(0, MOST_PAGES_A_BATCH)
        .map(([slug, count]) => ({ slug, count: Math.min(count, MOST_VIEWS_A_PAGE) })),
    },
  ];
}
