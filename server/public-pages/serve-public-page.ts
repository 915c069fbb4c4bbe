import type { IncomingMessage, ServerResponse } from 'node:http';
import { logAnswer } from '../access-log.ts';
import { encodingFor, isCompressible } from '../compression.ts';
import { type DoorOptions, handOver } from '../door.ts';
import { secure } from '../security-headers.ts';
import { isKept } from '../validators.ts';
import { countView } from '../views/count-view.ts';
import type { Visitor } from '../visitor.ts';
import { type WholePage, wholePage } from '../whole-page.ts';
import type { Drawn, PageMemory } from './page-memory.ts';
import { isPublicPage, type PageRequest, pageRequestOf } from './page-request.ts';

/** Answers a request from memory; false where the door has to. */
export type ServePublicPage = (
  request: IncomingMessage,
  response: ServerResponse,
  visitor: Visitor,
) => boolean | Promise<boolean>;

/**
 * Public pages for visitors without a session, kept in memory. What is kept was drawn from the key alone (`pageRequestOf`): no header and no cookie of
 * whoever asked first is in the request that the app sees, but who asks, which the API counts.
 */
export function servePublicPages(memory: PageMemory, options: DoorOptions): ServePublicPage {
  return (request, response, visitor) => {
    const asked = pageRequestOf(request, visitor);
    if (!asked) return false;
    const started = performance.now();
    const send = (page: WholePage) =>
      sendPage(page, request, response, visitor, () => {
        countView(options.views, request, visitor, response.statusCode);
        logAnswer(options.log, request, visitor, response.statusCode, started);
      });
    const page = memory.fresh(asked);
    if (page) return send(page);
    if (!isPublicPage(asked.path) || !options.isKnownHost(visitor.host ?? '')) return false;
    return memory
      .take(asked, () => draw(asked, request, visitor, options))
      .then((drawn) => {
        if (!drawn) return false;
        if ('page' in drawn) return send(drawn.page);
        handOver(request, drawn.answer);
        return false;
      });
  };
}

async function draw(
  { origin, target, headers }: PageRequest,
  request: IncomingMessage,
  visitor: Visitor,
  { app, isProduction }: DoorOptions,
): Promise<Drawn> {
  const sent = new Headers(headers);
  sent.set('X-Request-Id', visitor.requestId);
  sent.set('X-Client-Address', visitor.address);
  // Errors are told to people and not to crawlers; pages are the same for both.
  const agent = request.headers['user-agent'];
  if (agent) sent.set('User-Agent', agent);
  const answer = await app(new Request(origin + target, { headers: sent }));
  if (!isForEverybody(answer)) return { answer };
  const own = new Headers(answer.headers);
  if (isCompressible(own.get('Content-Type'))) own.append('Vary', 'Accept-Encoding');
  secure(own, { hasSession: false, scheme: visitor.scheme, isProduction });
  return { page: wholePage(new Uint8Array(await answer.arrayBuffer()), own, visitor.host ?? '') };
}

/** A page that the app itself calls public, that sets nothing and that names nobody's nonce. */
function isForEverybody({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    (headers.get('Cache-Control') ?? '').startsWith('public') &&
    !headers.has('Set-Cookie') &&
    !headers.has('Content-Encoding') &&
    !headers.get('Content-Security-Policy')?.includes("'nonce-")
  );
}

function sendPage(
  page: WholePage,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { requestId }: Visitor,
  sent: () => void,
): true | Promise<true> {
  const write = ({ body, headers: lines }: { body: Uint8Array; headers: string[] }): true => {
    const isKnown = isKept(headers['if-none-match'], page.tag);
    const told = isKnown ? [...page.headers].flat() : lines;
    response.writeHead(isKnown ? 304 : 200, [...told, 'x-request-id', requestId]);
    response.end(isKnown || method === 'HEAD' ? undefined : body);
    sent();
    return true;
  };
  const encoding = encodingFor(headers['accept-encoding']);
  const ready = page.ready(encoding);
  return ready ? write(ready) : page.sent(encoding).then(write);
}
