import { setTimeout as sleep } from 'node:timers/promises';

/** No measure of speed: a busy machine may take this long, and what never comes is told in the end. */
const PATIENCE_MS = 150_000;
const LOOK_AGAIN_MS = 50;

/**
 * Looks until something holds.
 * @param what is said where it does not come to it
 */
export async function until(
  holds: () => boolean | Promise<boolean>,
  what: string | (() => string),
  everyMs = LOOK_AGAIN_MS,
): Promise<void> {
  for (const since = Date.now(); Date.now() - since < PATIENCE_MS; await sleep(everyMs)) if (await holds()) return;
  throw new Error(`it did not come to this: ${typeof what === 'string' ? what : what()}`);
}
