import { startEmbedded } from '#backend/db/embedded.ts';

/** A process that starts a cluster in the folder it is told, says so, and holds it until it is ended: `tests/backend/embedded.test.ts`. */
const cluster = await startEmbedded({ dataDir: process.argv[2] ?? '', durable: false });
process.send?.(cluster.url);
setInterval(() => undefined, 60_000);
