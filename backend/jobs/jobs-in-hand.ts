import { setTimeout as sleep } from 'node:timers/promises';

/** Jobs that are at work in this process. */
export class JobsInHand {
  readonly #running = new Map<Promise<unknown>, string>();

  /** The job itself, counted while it runs. */
  of<T>(name: string, job: Promise<T>): Promise<T> {
    const counted = job.finally(() => this.#running.delete(counted));
    this.#running.set(counted, name);
    return counted;
  }

  /** Waits until none is left, or the time is over; answers the names of those that are. */
  async left(ms: number): Promise<string[]> {
    const all = Promise.allSettled(this.#running.keys());
    const late = new AbortController();
    await Promise.race([all, sleep(ms, null, { signal: late.signal }).catch(() => undefined)]);
    late.abort();
    return [...this.#running.values()];
  }
}
