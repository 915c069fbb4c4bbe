import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { isbot } from 'isbot';
import type { Logger } from 'pino';
import { LOOK_CHANGED } from '#domain/network/look-changed.ts';
import { PROJECT_SEEN } from '#domain/network/project-seen.ts';
import type { ProxyTest } from '#domain/network/proxies.ts';
import { logAnswer } from './access-log.ts';
import { encodingFor } from './compression.ts';
import { delivered } from './delivery.ts';
import { doorPage, type Refused } from './door-page.ts';
import { bodyLimit, isOneClick, limited, refusalAtDoor } from './gates.ts';
import type { StaticRequest } from './static-files.ts';
import { countView } from './views/count-view.ts';
import type { ViewCounter } from './views/view-counter.ts';
import { receiveVisitor, type Visitor } from './visitor.ts';

/** The app behind the door: Remix's request handler. */
export type App = (request: Request) => Promise<Response>;

export interface DoorOptions {
  app: App;
  /** Files of the browser's build; null for addresses that are none. */
  files: (request: StaticRequest) => Promise<Response | null>;
  /** Whether a host is a tenant's or a trusted one. */
  isKnownHost: (host: string) => boolean;
  isProxy: ProxyTest;
  isProduction: boolean;
  log: Logger;
  /** False while the process is ending: a balancer should ask elsewhere. */
  isOpen: () => boolean;
  /** Hears of every public project page that a person was shown. */
  views?: Pick<ViewCounter, 'saw'>;
  /** Has the kept pages of an origin drawn anew. */
  forgetPages?: (origin: string) => void;
}

type DoorContext = Context<{ Bindings: HttpBindings }>;

/**
 * The HTTP server in front of Remix (safety.md, The door): host, origin, method and size are checked before anything is read or any
 * call made; then files, then the app; every answer gets its headers and its compression.
 */
export function makeDoor(options: DoorOptions): Hono<{ Bindings: HttpBindings }> {
  const door = new Hono<{ Bindings: HttpBindings }>();
  door.all('*', async (context) => {
    const started = performance.now();
    const { incoming } = context.env;
    const visitor = visitorOf(incoming, options.isProxy);
    const header = (name: string) => headerOf(incoming, name);
    let answer: Response;
    try {
      answer = await answerOf(context, visitor, options);
    } catch (error) {
      options.log.error({ requestId: visitor.requestId, err: error }, 'the app threw');
      answer = doorPage(500, refusedOf(header));
    }
    // Whoever hung up reads no answer, and that we had none for them is no fault of ours.
    if (answer.status >= 500 && context.req.raw.signal.aborted) answer = doorPage(400, refusedOf(header));
    if (answer.headers.has(LOOK_CHANGED)) options.forgetPages?.(`${visitor.scheme}://${visitor.host}`);
    const sent = await delivered(answer, {
      visitor,
      header,
      isProduction: options.isProduction,
      method: incoming.method ?? '',
    });
    countView(options.views, incoming, visitor, sent.status, answer.headers.get(PROJECT_SEEN));
    logAnswer(options.log, incoming, visitor, sent.status, started);
    return sent;
  });
  return door;
}

async function answerOf(context: DoorContext, visitor: Visitor, options: DoorOptions): Promise<Response> {
  const { incoming } = context.env;
  const header = (name: string) => headerOf(incoming, name);
  const target = incoming.url ?? '';
  const path = target.split('?', 1)[0] ?? '';
  if (path === '/healthz') return health(options.isOpen());
  const refusal = refusalAtDoor({
    method: incoming.method ?? '',
    target,
    header,
    visitor,
    isKnownHost: options.isKnownHost,
  });
  if (refusal !== null) {
    const further: Record<string, string> = refusal === 405 ? { Allow: 'GET, HEAD, POST' } : {};
    // What is left of a refused body is not waited for.
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') further.Connection = 'close';
    return doorPage(refusal, refusedOf(header), further);
  }
  if (incoming.method !== 'POST') {
    const encoding = encodingFor(header('accept-encoding'));
    const file = await options.files({ address: path, encoding, ifNoneMatch: header('if-none-match') });
    if (file) return file;
  }
  const drawn = handedOver.get(incoming) ?? (await options.app(asRequest(context, visitor, target)));
  return worded(drawn, path, header);
}

/**
 * An address of the app that shows no page of its own (a file, a choice of colours) says what went wrong in the framework's raw words: a
 * browser gets a page in their place, anybody else the bare status.
 */
function worded(answer: Response, path: string, header: (name: string) => string | undefined): Response {
  const isRaw = answer.status >= 400 && !path.endsWith('.data') && !isPage(answer);
  if (!isRaw) return answer;
  void answer.body?.cancel();
  const headers: Record<string, string> = answer.status === 405 ? { Allow: 'GET, HEAD, POST' } : {};
  if (!header('accept')?.includes('text/html'))
    return new Response(null, { status: answer.status, headers: { ...headers, 'Cache-Control': 'no-store' } });
  return doorPage(answer.status, refusedOf(header), headers);
}

const isPage = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html') ?? false;

function refusedOf(header: (name: string) => string | undefined): Refused {
  return { languages: header('accept-language'), isCrawler: isbot(header('user-agent')) };
}

/** The request as the app sees it: our own origin in its address, and who is asking in two headers that nobody else can set. */
function asRequest(context: DoorContext, visitor: Visitor, target: string): Request {
  const { raw } = context.req;
  const headers = new Headers(raw.headers);
  headers.set('X-Request-Id', visitor.requestId);
  headers.set('X-Client-Address', visitor.address);
  const origin = `${visitor.scheme}://${visitor.host}`;
  // Remix compares Host with Origin; the door has done so already, by stricter rules. A page that sends no referrer hides its origin (`null`), which Remix
  // would take for another house's.
  headers.set('Host', visitor.host ?? '');
  if (headers.has('Origin')) headers.set('Origin', origin);
  // A form that any house may send acts in nobody's name.
  if (context.env.incoming.method === 'POST' && isOneClick(target)) headers.delete('Cookie');
  const url = `${origin}${target}`;
  const { method } = context.env.incoming;
  if (method !== 'POST') return new Request(url, { method, headers, signal: raw.signal });
  const body = raw.body ? limited(raw.body, bodyLimit(headers.get('Content-Type') ?? undefined)) : null;
  return new Request(url, { method, headers, body, signal: raw.signal, duplex: 'half' } as RequestInit);
}

function health(isOpen: boolean): Response {
  return Response.json({ ok: isOpen }, { status: isOpen ? 200 : 503, headers: { 'Cache-Control': 'no-store' } });
}

/** Answers that the app gave already, for requests that came on to the door with them. */
const handedOver = new WeakMap<IncomingMessage, Response>();

/** Gives the door an answer of the app to deliver. */
export function handOver(incoming: IncomingMessage, answer: Response): void {
  handedOver.set(incoming, answer);
}

const visitors = new WeakMap<IncomingMessage, Visitor>();

/** The visitor of a request, read once: reading takes the proxies' headers out of it. */
export function visitorOf(incoming: IncomingMessage, isProxy: ProxyTest): Visitor {
  const known = visitors.get(incoming);
  if (known) return known;
  const visitor = receiveVisitor(incoming, isProxy);
  visitors.set(incoming, visitor);
  return visitor;
}

/** A request header; joined where it came more often. */
function headerOf(incoming: IncomingMessage, name: string): string | undefined {
  const value = incoming.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
