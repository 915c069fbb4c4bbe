import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { open, seal } from '#app/session/seal.server.ts';
import type { Session } from '#app/session/session.ts';
import { folderStore } from '#backend/files/file-store.ts';
import { tenantFileOf } from '#tenants/registry.ts';
import { type BackEnd, startBackEnd } from './back-end.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';
import { freePort } from './free-port.ts';
import { Visitor } from './visitor.ts';

const READY_MS = 120_000;
const SECRET = 'a secret for the tests of the routes: thirty-two signs or more';
/** Shows the API that a dashboard calls. */
export const DASHBOARD_SECRET = 'a secret that the dashboards of the tests share with the API';

/** A call that the dashboard made to the API. */
export interface SeenCall {
  method: string;
  /** With its query. */
  path: string;
  host: string;
  headers: IncomingMessage['headers'];
}

/** Deals with a call in the back end's place: true where it did (by silence, too), false to let it through. */
export type Fault = (call: SeenCall, response: ServerResponse) => boolean;

/** The built dashboard as a process of its own, before the real back end in this one. Between them a test may look and meddle. */
export interface Dashboard {
  backEnd: BackEnd;
  database: TestDatabase;
  /** Every call that reached the API, oldest first. */
  calls: SeenCall[];
  /** What the API does instead of answering; null: it answers. */
  fault: Fault | null;
  port: number;
  /** Origin of a tenant, `http://aurora.localhost:4711`. */
  originOf(tenant: string): string;
  /** Somebody with an empty browser on a tenant's pages. */
  visitor(tenant?: string, lang?: 'es' | 'en'): Visitor;
  /** A value of one of our sealed cookies, as the dashboard itself would seal it. */
  sealed(cookie: string, tenant: string, value: unknown): string;
  /** What is in a visitor's session cookie, as it stands; null without one. */
  sessionOf(visitor: Visitor, tenant?: string): Session | null;
  /** Closes the API's port: nobody listens there until it is opened again. */
  closeApi(): Promise<void>;
  openApi(): Promise<void>;
  /** Tells the dashboard's process to end well, as a deployment does. */
  askToEnd(): void;
  stop(): Promise<void>;
}

/**
 * Needs `build/door/main.js` and the app's build (`npm run build`). Takes about two seconds.
 * @param env of the dashboard
 * @param apiEnv of the back end
 */
export async function startDashboard(
  env: Record<string, string> = {},
  apiEnv: Record<string, string> = {},
): Promise<Dashboard> {
  const database = await cloneDatabase();
  const backEnd = await startBackEnd(database.url, 10, apiEnv);
  // The seeded rows point at files of the template.
  if (process.env.TEST_FILES) backEnd.deps.files = folderStore(process.env.TEST_FILES);
  const apiPort = await freePort();
  let door: ChildProcess | null = null;
  const calls: SeenCall[] = [];
  const inner = getRequestListener((request) => backEnd.fetch(request), { overrideGlobalObjects: false });
  let api: Server | null = null;

  const dashboard: Dashboard = {
    backEnd,
    database,
    calls,
    fault: null,
    port: 0,
    originOf: (tenant) => `http://${hostOf(tenant)}:${dashboard.port}`,
    visitor: (tenant = 'aurora', lang = 'es') =>
      new Visitor(`${hostOf(tenant)}:${dashboard.port}`, dashboard.port, lang),
    sealed: (cookie, tenant, value) => seal(value, `${cookie}:${tenant}`, SECRET),
    sessionOf: ({ cookies }, tenant = 'aurora') =>
      open(cookies.get('session') ?? '', `session:${tenant}`, [SECRET]) as Session | null,
    async openApi() {
      api = createServer((request, response) => {
        const call = seenCall(request);
        calls.push(call);
        if (!dashboard.fault?.(call, response)) void inner(request, response);
      });
      api.listen(apiPort, '127.0.0.1');
      await once(api, 'listening');
    },
    async closeApi() {
      api?.closeAllConnections();
      api?.close();
      api = null;
    },
    askToEnd: () => void door?.kill('SIGTERM'),
    async stop() {
      if (door) await ended(door);
      await dashboard.closeApi();
      await backEnd.close();
      await database.drop();
    },
  };
  await dashboard.openApi();
  for (let attempt = 1; ; attempt++) {
    dashboard.port = await freePort();
    door = run({
      APP_ENV: 'test',
      NODE_ENV: 'production',
      PORT: String(dashboard.port),
      LOCAL_API_BASE: `http://127.0.0.1:${apiPort}`,
      SESSION_SECRET: SECRET,
      DASHBOARD_SECRET,
      LOG_LEVEL: process.env.TEST_LOG || 'fatal',
      // What a test changes it looks at at once; tests/routes/public-memory.test.ts has a memory.
      PAGE_MEMORY_MB: '0',
      ...env,
    });
    if (await isReady(door)) return dashboard;
    // Somebody else may have taken the port that was free a moment ago.
    if (attempt < 3) continue;
    await dashboard.stop();
    throw new Error('the dashboard does not start: is it built?');
  }
}

const hostOf = (tenant: string) => tenantFileOf(tenant)?.hosts.test[0] ?? tenant;

function seenCall({ method = '', url = '', headers }: IncomingMessage): SeenCall {
  return { method, path: url, host: String(headers['x-tenant-host'] ?? ''), headers };
}

function run(env: Record<string, string>): ChildProcess {
  const words = ['--enable-source-maps', '--import', './scripts/end-with-parent.mjs', 'build/door/main.js'];
  return spawn(process.execPath, words, {
    env: { ...process.env, ...env },
    // What the dashboard reports of the faults that tests bring about would bury everything else.
    stdio: ['ignore', process.env.TEST_LOG ? 'inherit' : 'ignore', process.env.TEST_LOG ? 'inherit' : 'ignore', 'ipc'],
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/** Whether the process says that it is open; no other process at its port can say it in its place. */
async function isReady(child: ChildProcess): Promise<boolean> {
  const late = AbortSignal.timeout(READY_MS);
  const first = await Promise.race([once(child, 'message', { signal: late }), once(child, 'exit', { signal: late })]);
  return first[0] === 'ready';
}
