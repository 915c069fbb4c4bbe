import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { proxyTest } from '#domain/network/proxies.ts';
import { tenantOfHost } from '#tenants/registry.ts';
import type { DoorConfig } from './config.ts';
import type { App, DoorOptions } from './door.ts';
import { appByBranch } from './route-branches.ts';
import { staticFiles } from './static-files.ts';

/** The build's folders, from the folder in which the process runs. */
const SERVER_BUILD = 'build/server/index.js';
const CLIENT_BUILD = 'build/client';

/** The built app and its files. Throws one sentence where there is no build. */
export async function builtApp(root: string): Promise<Pick<DoorOptions, 'app' | 'files'>> {
  const path = resolve(root, SERVER_BUILD);
  if (!existsSync(path)) throw new Error(`There is no build at ${SERVER_BUILD}: run "npm run build" first.`);
  const build = (await import(pathToFileURL(path).href)) as ServerBuild;
  return { app: appByBranch(build), files: await staticFiles(resolve(root, CLIENT_BUILD)) };
}

/** The app as Vite serves it while somebody works on it; `vite` handles what is its own before the door sees it. */
export async function appInDevelopment(): Promise<{
  app: App;
  files: DoorOptions['files'];
  vite: import('vite').ViteDevServer;
}> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const app: App = async (request) => {
    const build = (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild;
    return createRequestHandler(build, 'development')(request);
  };
  return { app, files: async () => null, vite };
}

/** What the door takes from the configuration. */
export function doorSettings(config: DoorConfig): Pick<DoorOptions, 'isKnownHost' | 'isProxy' | 'isProduction'> {
  const { APP_ENV, TRUSTED_HOSTS } = config;
  return {
    isKnownHost: (host) => tenantOfHost(host, APP_ENV, { trustedHosts: TRUSTED_HOSTS }) !== null,
    isProxy: proxyTest(config.TRUSTED_PROXIES),
    isProduction: APP_ENV === 'prod',
  };
}
