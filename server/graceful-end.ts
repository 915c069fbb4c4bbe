import type { Server, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/** Ours: how long requests under way may take once the process was asked to end. */
const GRACE_MS = 10_000;
/** Ours: how often connections that have become idle meanwhile are looked for. */
const IDLE_LOOK_MS = 100;

/**
 * Ends the process well on SIGTERM and SIGINT: the health page says no, nothing new is taken, what is under way is answered, connections
 * close as soon as they are idle, what is still to be sent is sent. A second signal ends it at once.
 */
export function endGracefully(
  server: Server,
  log: Logger,
  { beforeClose, atLast }: { beforeClose: () => void; atLast: () => Promise<void> },
): void {
  let ending = false;
  const end = (signal: string) => {
    if (ending) process.exit(1);
    ending = true;
    log.info({ signal }, 'ending');
    beforeClose();
    const exit = () => process.exit(0);
    server.close(() => void atLast().then(exit, exit));
    server.closeIdleConnections();
    // One that was answering just then would stay open, and bring request after request until the end of the grace.
    setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS).unref();
    setTimeout(() => {
      server.closeAllConnections();
      process.exit(0);
    }, GRACE_MS).unref();
  };
  server.prependListener('request', (_, response: ServerResponse) => {
    if (ending) response.setHeader('Connection', 'close');
  });
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
}
