/** Starts a process again that has ended by itself. */
import { setTimeout as sleep } from 'node:timers/promises';

/** So often within a minute; a process that ends more often will not be helped by another start. */
const MOST_ENDS = 5;
const WINDOW_MS = 60_000;
/** Before the first new start; each further one waits so much longer. */
const PAUSE_MS = 200;

/**
 * Watches a process that runs, and starts it again when it has ended by itself.
 * @param child what runs now (`startChild`)
 * @param start makes it anew
 * @param options.say told each time, in a sentence · options.giveUp told once, when it has ended too often · options.isUp resolves when the new one answers
 */
export function keepRunning(child, start, { say, giveUp, isUp }) {
  let running = child;
  let isEnding = false;
  let ends = [];
  const watch = async () => {
    for (;;) {
      const { code, signal } = await running.ended;
      if (isEnding) return;
      const now = Date.now();
      ends = [...ends.filter((end) => now - end < WINDOW_MS), now];
      const how = `The ${running.name} has ended by itself (${signal ? `signal ${signal}` : `code ${code}`})`;
      if (ends.length > MOST_ENDS) {
        const words = running.lastWords();
        giveUp(
          `${how}, more than ${MOST_ENDS} times within a minute: it is not started again.${words ? `\n${words}` : ''}`,
        );
        return;
      }
      say(`${how}, ${ends.length} of at most ${MOST_ENDS} times within a minute: it is started again.`);
      await sleep(PAUSE_MS * ends.length);
      if (isEnding) return;
      running = start();
      const { name } = running;
      isUp(running).then(
        () => say(`The ${name} answers again.`),
        // It has ended once more, or hangs: the first is told above, the second by its own health.
        () => undefined,
      );
    }
  };
  watch();
  return {
    stop() {
      isEnding = true;
      return running.stop();
    },
  };
}
