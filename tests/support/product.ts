import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tenantFileOf } from '#tenants/registry.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';
import { freePort } from './free-port.ts';

const READY_MS = 120_000;

/** The whole built product, back end and dashboard as processes of their own, on a database of its own. */
export interface Product {
  database: TestDatabase;
  /** Origin of the API. */
  apiOrigin: string;
  /** Folder of the files, and of this machine’s own keys. */
  dataDir: string;
  /** Origin of a tenant's dashboard, `http://aurora.localhost:4711`. */
  originOf(tenant: string): string;
  /** Ends the back end as a power cut would: `kill -9`. */
  killBackend(): Promise<void>;
  /** Ends the back end in good order, as an outage that the dashboard must bear. */
  stopBackend(): Promise<void>;
  /** Does nothing where it runs. */
  startBackend(): Promise<void>;
  /** Ids of the two processes as they run now; 0 where there is no dashboard. */
  pids(): { backend: number; dashboard: number };
  stop(): Promise<void>;
}

/**
 * Starts `build/backend/main.js` and `build/door/main.js`; both must be built. Takes a second or two.
 * @param more variables of both processes
 * @param given a database to take over, which is dropped at the end as its own would be
 * @param hasDashboard false where the API alone is asked: a start of the dashboard is two seconds of processor time
 */
export async function startProduct(
  more: Record<string, string> = {},
  given?: TestDatabase,
  hasDashboard = true,
): Promise<Product> {
  const database = given ?? (await cloneDatabase());
  if (!given) await noteAllWorkDone(database);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lonja-product-'));
  if (process.env.TEST_FILES) await cp(process.env.TEST_FILES, path.join(dataDir, 'files'), { recursive: true });
  const [port, backendPort] = [await freePort(), await freePort()];
  const env = {
    APP_ENV: 'test',
    NODE_ENV: 'production',
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOCAL_API_BASE: `http://127.0.0.1:${backendPort}`,
    DASHBOARD_ORIGIN: `http://{host}:${port}`,
    LOG_LEVEL: process.env.LOG_LEVEL || 'error',
    // What a test changes it looks at at once; tests/routes/public-memory.test.ts has a memory.
    PAGE_MEMORY_MB: '0',
    ...more,
  };
  const apiOrigin = `http://127.0.0.1:${backendPort}`;
  let backend = run('build/backend/main.js', env);
  const dashboard = hasDashboard ? run('build/door/main.js', env) : null;
  const end = async () => {
    await Promise.all([ended(backend, 'SIGTERM'), dashboard && ended(dashboard, 'SIGTERM')]);
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.all([
      answers(`${apiOrigin}/healthz`, backend),
      dashboard && answers(`http://127.0.0.1:${port}/healthz`, dashboard),
    ]);
  } catch (error) {
    await end();
    throw error;
  }
  return {
    database,
    apiOrigin,
    dataDir,
    originOf: (tenant) => `http://${tenantFileOf(tenant)?.hosts.test[0] ?? tenant}:${port}`,
    killBackend: () => ended(backend, 'SIGKILL'),
    stopBackend: () => ended(backend, 'SIGTERM'),
    async startBackend() {
      if (backend.exitCode === null && backend.signalCode === null) return;
      backend = run('build/backend/main.js', env);
      await answers(`${apiOrigin}/healthz`, backend);
    },
    pids: () => ({ backend: backend.pid ?? 0, dashboard: dashboard?.pid ?? 0 }),
    stop: end,
  };
}

/**
 * A new installation does at its first start what its whole timetable has missed, for every tenant: seconds of work of the database and the back end, at each product of the journeys.
 * Here it begins with its timetable; that a start catches up is what `tests/started/clock.test.ts` and `tests/backend/clockwork.test.ts` hold.
 */
async function noteAllWorkDone(database: TestDatabase): Promise<void> {
  await database.query('update job_runs set tried_at = now(), done_at = now()');
}

/** The guard ends the process when the test worker is gone, whatever ended that. */
function run(file: string, env: Record<string, string>): ChildProcess {
  const words = ['--enable-source-maps', '--import', './scripts/end-with-parent.mjs', file];
  return spawn(process.execPath, words, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (const since = Date.now(); Date.now() - since < READY_MS; await sleep(50)) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.at(-1)} ended with code ${child.exitCode}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error(`no answer at ${url} within ${READY_MS / 1000} s`);
}
