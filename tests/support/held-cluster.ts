import { CLUSTER, FILES, startTestCluster, WORKER } from './cluster.ts';

/**
 * The process that holds the cluster of a whole `npm test`, so that its template is made once and not by every stage. It says the variables
 * that stages find it by, and ends when it is told to or when the one that started it is gone.
 */
const end = await startTestCluster();
process.once('SIGTERM', () => void end().then(() => process.exit(0)));
process.send?.(Object.fromEntries([CLUSTER, FILES, WORKER].map((name) => [name, process.env[name]])));
