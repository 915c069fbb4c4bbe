import type { Server } from 'node:http';
import type { Logger } from 'pino';

/** Ours: how long requests under way may take once the process was asked to end. */
const GRACE_MS = 10_000;

/**
 * Ends the process well on SIGTERM and SIGINT: the health page says no, nothing new is taken, what is under way is answered, idle
 * connections close, what is still to be sent is sent. A second signal ends it at once.
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
    setTimeout(() => {
      server.closeAllConnections();
      process.exit(0);
    }, GRACE_MS).unref();
  };
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
}
