import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { open, seal } from '#app/session/seal.server.ts';
import type { Session } from '#app/session/session.ts';
import { folderStore } from '#backend/files/file-store.ts';
import { tenantFileOf } from '#tenants/registry.ts';
import { type BackEnd, startBackEnd } from './back-end.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';
import { killDoor, SECRET, startDoor } from './door-process.ts';
import { freePort } from './free-port.ts';
import { Visitor } from './visitor.ts';

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
 * Needs `build/door/main.js` and the app's build (`npm run build`). Takes about two seconds; where a file may share its process with others, `takeDashboard` (warm-dashboard.ts) does not.
 * @param env of the dashboard
 * @param apiEnv of the back end
 */
export async function startDashboard(
  env: Record<string, string> = {},
  apiEnv: Record<string, string> = {},
): Promise<Dashboard> {
  const { dashboard, answer, end } = await standBehind(apiEnv);
  const apiPort = await freePort();
  let door: ChildProcess | null = null;
  let api: Server | null = null;
  Object.assign(dashboard, {
    async openApi() {
      api = createServer(answer);
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
      if (door) await killDoor(door);
      await dashboard.closeApi();
      await end();
    },
  } satisfies Partial<Dashboard>);
  await dashboard.openApi();
  try {
    const { child, port } = await startDoor(apiPort, env);
    door = child;
    dashboard.port = port;
    return dashboard;
  } catch (error) {
    await dashboard.stop();
    throw error;
  }
}

/** A database with its back end, before which a dashboard's process can be put. */
export interface Standing {
  /** Without a port as yet. */
  dashboard: Dashboard;
  /** Answers a call of the process. */
  answer(request: IncomingMessage, response: ServerResponse): void;
  end(): Promise<void>;
}

export async function standBehind(apiEnv: Record<string, string> = {}): Promise<Standing> {
  const database = await cloneDatabase();
  const backEnd = await startBackEnd(database.url, 10, apiEnv);
  // The seeded rows point at files of the template.
  if (process.env.TEST_FILES) backEnd.deps.files = folderStore(process.env.TEST_FILES);
  const calls: SeenCall[] = [];
  const inner = getRequestListener((request) => backEnd.fetch(request), { overrideGlobalObjects: false });
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
    openApi: () => Promise.reject(new Error(NOT_ITS_OWN)),
    closeApi: () => Promise.reject(new Error(NOT_ITS_OWN)),
    askToEnd() {
      throw new Error(NOT_ITS_OWN);
    },
    stop: () => Promise.resolve(),
  };
  return {
    dashboard,
    answer(request, response) {
      const call = seenCall(request);
      calls.push(call);
      if (!dashboard.fault?.(call, response)) void inner(request, response);
    },
    async end() {
      await backEnd.close();
      await database.drop();
    },
  };
}

const NOT_ITS_OWN = 'this file shares its dashboard with others: use startDashboard';

const hostOf = (tenant: string) => tenantFileOf(tenant)?.hosts.test[0] ?? tenant;

function seenCall({ method = '', url = '', headers }: IncomingMessage): SeenCall {
  return { method, path: url, host: String(headers['x-tenant-host'] ?? ''), headers };
}
