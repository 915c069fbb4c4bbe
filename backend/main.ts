import { createServer } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { errorFacts } from '#domain/log/error-facts.ts';
import { createApp } from './app.ts';
import { movableClock, realClock } from './clock.ts';
import { type BackendConfig, ConfigError, readConfig } from './config.ts';
import { appUrlOf } from './db/app-login.ts';
import { migrate } from './db/migrate.ts';
import { appPool, poolBeside } from './db/pool.ts';
import type { Deps } from './deps.ts';
import { closeFolder, folderStore } from './files/file-store.ts';
import { InHand } from './http/in-hand.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { jobQueue } from './jobs/job-queue.ts';
import { makeBoss, startWorker } from './jobs/worker.ts';
import { makeLog } from './log.ts';
import { mailTransport } from './mail/deliver-mail.ts';
import { openDatabase } from './open-database.ts';
import { PROVIDERS } from './providers/registry.ts';
import { sayWhatIsMissing } from './say-what-is-missing.ts';
import { installTenants } from './seed/install-tenants.ts';
import { readyEtherPayouts } from './seed/ready-ether-payouts.ts';
import { seed } from './seed/seed.ts';
import { TenantDirectory } from './tenant/tenant-directory.ts';
import { picturesQueue } from './workers/fair-queue.ts';
import { WorkerPool } from './workers/worker-pool.ts';

/** Where this bundle lies, with that of the workers beside it (scripts/bundle-process.mjs). */
declare const bundleFolder: URL;

/** Connections beside those of requests: jobs, budgets, the directory of tenants. */
const SIDE_CONNECTIONS = 6;
const REQUESTS_END_MS = 8_000;

/** The back end's process: database, migrations, demo data where they belong, the API and the jobs. */
async function main(): Promise<void> {
  const config = configOrEnd();
  const log = makeLog(config.logLevel);
  const database = await openDatabase(config);
  try {
    await prepare(database.url, config, log);
    const ending = new AbortController();
    const deps = makeDeps(await appUrlOf(database.url), config, log, ending.signal);
    // Before the port opens: whoever sees this process answer may rely on its work being done.
    const stopJobs = await startWorker(deps, jobHandlers(deps, mailTransport(config)));
    const stopServer = await listen(deps);
    const end = once(async (code: number) => {
      ending.abort();
      const [left] = await Promise.all([stopJobs(), stopServer()]);
      await deps.workers.close();
      // What is still at work needs its connections to the end; the process takes them along.
      if (left.length > 0) log.warn({ jobs: left }, 'jobs were cut off, they will run again');
      else await Promise.all([deps.pool.end(), deps.sidePool.end()]);
      await database.close();
      process.exit(code);
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
    // pg-boss lets go of promises: a lost connection while a job's end is written down must not end the process.
    process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
    database.ended.then(() => {
      if (ending.signal.aborted) return;
      log.fatal('the database has ended by itself');
      process.exit(1);
    });
  } catch (error) {
    await database.close();
    throw error;
  }
}

function configOrEnd(): BackendConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(['The back end cannot start:', ...error.problems.map((problem) => `  - ${problem}`)].join('\n'));
    process.exit(1);
  }
}

/** Brings the data up to date. `progress` lines are shown by `npm start`. */
async function prepare(url: string, config: BackendConfig, log: Logger): Promise<void> {
  await closeFolder(filesFolder(config));
  const say = (progress: string) => log.info({ progress });
  const applied = await migrate(url);
  if (applied.length > 0) say(`Database brought up to date (${applied.length} migrations).`);
  await installTenants(url, config.env, { portals: config.isOwnMachine ? config.apiOrigin : null });
  await sayWhatIsMissing(url, config, log);
  if (config.env === 'local' || config.env === 'test' || config.env === 'demo')
    await seed(url, {
      env: config.env,
      scale: config.env === 'test' ? 'test' : 'demo',
      files: folderStore(filesFolder(config), config.fileKeys),
      say,
    });
  if (config.env === 'local') await readyEtherPayouts(url, config.dataDir);
}

function filesFolder({ dataDir }: BackendConfig): string {
  return path.join(dataDir, 'files');
}

function makeDeps(url: string, config: BackendConfig, log: Logger, ending: AbortSignal): Deps {
  const sidePool = poolBeside(url, SIDE_CONNECTIONS);
  return {
    config,
    log,
    ending,
    pool: appPool(url, config.connections),
    sidePool,
    tenants: new TenantDirectory(sidePool, log),
    inHand: new InHand(),
    clock: config.env === 'test' ? movableClock() : realClock,
    files: folderStore(filesFolder(config), config.fileKeys),
    jobs: jobQueue(makeBoss(sidePool, log)),
    providers: PROVIDERS,
    workers: new WorkerPool(new URL('worker.js', bundleFolder).href),
    pictures: picturesQueue(),
  };
}

/** Resolves when the port is open, to what closes it after the requests in hand are answered. */
function listen(deps: Deps): Promise<() => Promise<void>> {
  const app = createApp(deps);
  const server = createServer(getRequestListener(app.fetch));
  server.requestTimeout = 60_000;
  server.headersTimeout = 15_000;
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(deps.config.port, () => {
      deps.log.info({ progress: `API ready on port ${deps.config.port}.` });
      done(
        () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeIdleConnections();
            setTimeout(() => server.closeAllConnections(), REQUESTS_END_MS).unref();
          }),
      );
    });
  });
}

function once(work: (code: number) => Promise<void>): (code: number) => void {
  let begun = false;
  return (code) => {
    if (begun) return;
    begun = true;
    work(code).catch((error: unknown) => {
      console.error(JSON.stringify(errorFacts(error)));
      process.exit(1);
    });
  };
}

main().catch((error: unknown) => {
  const { message, ...facts } = errorFacts(error);
  console.error(message ?? 'The back end cannot start.');
  if (!message || facts.cause || process.env.LOG_LEVEL === 'debug') console.error(JSON.stringify(facts));
  process.exit(1);
});
