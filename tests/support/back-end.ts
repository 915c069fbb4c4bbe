import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';
import { createApp } from '#backend/app.ts';
import { type MovableClock, movableClock } from '#backend/clock.ts';
import { readConfig } from '#backend/config.ts';
import { appUrlOf } from '#backend/db/app-login.ts';
import { appPool, poolBeside } from '#backend/db/pool.ts';
import type { Deps } from '#backend/deps.ts';
import { folderStore } from '#backend/files/file-store.ts';
import { InHand } from '#backend/http/in-hand.ts';
import type { NodeBindings } from '#backend/http/mount.ts';
import { jobQueue } from '#backend/jobs/job-queue.ts';
import { makeBoss } from '#backend/jobs/worker.ts';
import { makeLog } from '#backend/log.ts';
import { PROVIDERS } from '#backend/providers/registry.ts';
import { TenantDirectory } from '#backend/tenant/tenant-directory.ts';
import { picturesQueue } from '#backend/workers/fair-queue.ts';
import { WorkerPool } from '#backend/workers/worker-pool.ts';
import { fillPath, fullPath } from '#contract/base-address.ts';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/envelope.ts';
import { noteUnnamed } from './named-tenant.ts';

/** The whole back end in this process, on a database of its own, with a clock that can be moved. */
export interface BackEnd {
  deps: Deps;
  clock: MovableClock;
  /** For statements of a test's own that try the walls as the application: those need not name their tenant. */
  ownPool: pg.Pool;
  /** @param line what a listening server knows of the connection; absent in process */
  fetch(request: Request, line?: NodeBindings): Response | Promise<Response>;
  close(): Promise<void>;
}

/**
 * @param url of the database's owner
 * @param env variables besides those that a test needs anyway
 */
export async function startBackEnd(
  url: string,
  connections = 20,
  env: Record<string, string> = {},
  log: Logger = makeLog(process.env.TEST_LOG || 'silent'),
): Promise<BackEnd> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lonja-files-'));
  const config = readConfig({
    APP_ENV: 'test',
    DATABASE_URL: url,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    FILES_KEY: 'f'.repeat(64),
    ...env,
  });
  const appUrl = await appUrlOf(url);
  const pool = appPool(appUrl, connections);
  const sidePool = poolBeside(appUrl, 5);
  const ownPool = appPool(appUrl, 2);
  const unnamed = noteUnnamed(url, pool, sidePool);
  const clock = movableClock();
  const deps: Deps = {
    config,
    pool,
    sidePool,
    clock,
    log,
    ending: new AbortController().signal,
    tenants: new TenantDirectory(sidePool, log),
    inHand: new InHand(),
    files: folderStore(path.join(folder, 'files')),
    jobs: jobQueue(makeBoss(sidePool, log)),
    providers: PROVIDERS,
    workers: new WorkerPool(process.env.TEST_WORKER ?? ''),
    pictures: picturesQueue(),
  };
  const app = createApp(deps);
  return {
    deps,
    clock,
    ownPool,
    fetch: (request, line) => app.fetch(request, line),
    async close() {
      const bare = await unnamed();
      await deps.workers.close();
      await pool.end();
      await sidePool.end();
      await ownPool.end();
      await rm(folder, { recursive: true, force: true });
      if (bare.length > 0) throw new Error(`statements that do not name their tenant:\n${bare.join('\n')}`);
    },
  };
}

/** Somebody with a token. */
export interface Speaker {
  token: string;
  kind: 'user' | 'manager';
}

export interface Sent<E extends Endpoint> {
  params?: ParamsOf<E>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
  /** By field name. */
  files?: Record<string, File>;
  as?: Speaker;
  /** Default: a new one. */
  key?: string;
  lang?: 'es' | 'en';
  /** What the connection says besides. */
  headers?: Record<string, string>;
}

/** An answer, whatever it is: `data` where it was a yes. */
export interface Reply<E extends Endpoint> {
  status: number;
  body: AnswerOf<E> & ErrorBody;
}

/** Calls one endpoint as the dashboard would. */
export async function callApi<const E extends Endpoint>(
  fetch: (request: Request) => Response | Promise<Response>,
  base: string,
  host: string,
  endpoint: E,
  { params, query, body, files, as, key, lang = 'es', headers: further = {} }: Sent<E> = {},
): Promise<Reply<E>> {
  const url = new URL(fullPath(fillPath(endpoint.path, (params ?? {}) as Record<string, string>)), base);
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const headers = new Headers({ 'X-TENANT-HOST': host, 'Accept-Language': lang, ...further });
  if (as) headers.set(as.kind === 'manager' ? 'X-MANAGER-USER-ACCESS-TOKEN' : 'X-USER-ACCESS-TOKEN', as.token);
  if (endpoint.idempotent) headers.set('Idempotency-Key', key ?? randomUUID());
  let sent: BodyInit | undefined;
  if (endpoint.bodyKind === 'multipart') {
    const form = new FormData();
    for (const [name, value] of Object.entries((body ?? {}) as Record<string, string>)) form.set(name, value);
    for (const [name, file] of Object.entries(files ?? {})) form.set(name, file);
    sent = form;
  } else if (endpoint.method !== 'GET') {
    headers.set('Content-Type', 'application/json');
    sent = JSON.stringify(body ?? {});
  }
  const answer = await fetch(new Request(url, { method: endpoint.method, headers, body: sent }));
  // The answer was checked against the contract by the back end itself.
  return { status: answer.status, body: (await answer.json()) as Reply<E>['body'] };
}
