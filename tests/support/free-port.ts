import { createServer } from 'node:net';
import { threadId } from 'node:worker_threads';

/**
 * Ports for what a test announces before it listens there. They lie below those that the system gives to outgoing connections and to whoever
 * listens at "any" (32768 and up with Linux), so nobody gets one in between by chance.
 */
const FIRST = 10_000;
const COUNT = 22_000;

// Processes that run at the same time have numbers close to each other: each begins some hundred ports from the next.
let next = (process.pid * 211 + threadId * 53) % COUNT;

/** A port that nobody listens at right now, on any of the machine's addresses, and that this process was not given before. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < COUNT; tried++) {
    const port = FIRST + (next++ % COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error('every port is taken');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, () => probe.close(() => done(true)));
  });
}
