import { setTimeout as sleep } from 'node:timers/promises';

/** Together ten seconds: on a slow machine the one before may take as long. */
const TRIES = 7;
const NOT_NOW: ReadonlySet<number> = new Set([503, 504, 599]);

/** Node's own answer to a request that did not come in whole in time: the machine stood still between its line and its head. Ours would be JSON. */
const wasUnread = ({ status, type }: { status: number; type: string }) => status === 408 && type === '';

/**
 * An answer that stands. "Not now" (503, 504) may be said where another speaker changed the same record meanwhile, or the machine has much else to do,
 * and is asked again, as people do; what is refused unread may be cut off while it is still being sent (599). Whoever says so at every try, or has
 * ended, is told as such.
 */
export async function untilHeard<T extends { status: number; type: string; text: string }>(
  send: () => Promise<T>,
  cutOff: Omit<T, 'status' | 'type' | 'text'>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const seen = await send().catch(
      (error: unknown) => ({ ...cutOff, status: 599, type: '', text: String(error) }) as unknown as T,
    );
    if (attempt === TRIES || !(NOT_NOW.has(seen.status) || wasUnread(seen))) return seen;
    await sleep(attempt * 500);
  }
}
