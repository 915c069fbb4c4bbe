import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ProxyTest } from '#domain/network/proxies.ts';
import { visitorOf } from './door.ts';
import { doorPage } from './door-page.ts';
import type { ServePublicPage } from './public-pages/serve-public-page.ts';
import { secure } from './security-headers.ts';

/** Ours: a browser sends its headers in one go; who dawdles is cut off. */
const HEADERS_TIMEOUT_MS = 10_000;
/** Ours: time for a whole request; 50 MB on a line of 2 Mbit/s take 200 s. */
const REQUEST_TIMEOUT_MS = 300_000;
/** Ours: a connection on which nothing moves. */
const IDLE_TIMEOUT_MS = 60_000;
/** Ours: above what balancers keep, so that they close first. */
const KEEP_ALIVE_MS = 65_000;
const MAX_HEADER_BYTES = 16 * 1024;

/** What may answer before the door: Vite's own files while somebody works on the app. */
type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The Node server around the door, with its time and header limits. */
export function makeServer(
  door: Hono<{ Bindings: HttpBindings }>,
  isProxy: ProxyTest,
  { before, fromMemory }: { before?: Before; fromMemory?: ServePublicPage } = {},
): Server {
  const listener = getRequestListener(door.fetch, { overrideGlobalObjects: false, errorHandler: () => badRequest() });
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 5_000,
      // A missing Host line gets the door's own page, as a doubled one does.
      requireHostHeader: false,
    },
    (request, response) => {
      // What no address can be made of never reaches the framework.
      const visitor = visitorOf(request, isProxy);
      const { host } = visitor;
      if (!request.url?.startsWith('/') || (host === null && request.url !== '/healthz'))
        return void refuse(request, response);
      const ask = () => void listener(request, response);
      if (before) return before(request, response, ask);
      const served = fromMemory?.(request, response, visitor) ?? false;
      if (served === false) ask();
      else if (served !== true) void served.then((isServed) => isServed || ask());
    },
  );
  server.setTimeout(IDLE_TIMEOUT_MS);
  return server;
}

function badRequest(): Response {
  const page = doorPage(400, {}, { Connection: 'close' });
  secure(page.headers, { hasSession: false, scheme: 'http', isProduction: false });
  return page;
}

async function refuse(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = badRequest();
  request.resume();
  response.writeHead(page.status, Object.fromEntries(page.headers));
  response.end(await page.text());
}
