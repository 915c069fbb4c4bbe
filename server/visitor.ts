import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { addressBehind, type ProxyTest, plainAddress } from '#domain/network/proxies.ts';

/** Who is at the door, as far as the line itself and configured proxies tell. */
export interface Visitor {
  requestId: string;
  /** Network address of the visitor. */
  address: string;
  scheme: 'http' | 'https';
  /** The raw Host line (or a trusted proxy's), lower case; null where it is missing, doubled or no host. */
  host: string | null;
}

/** Headers that only a configured proxy may set; from anybody else they are taken out (safety.md, The door). */
const PROXY_HEADERS = new Set([
  ...['x-forwarded', 'forwarded', 'via', 'x-request-id', 'x-real-ip', 'true-client-ip', 'cf-connecting-ip'],
  ...['x-original-url', 'x-original-host', 'x-original-method', 'x-rewrite-url', 'x-client-ip', 'x-client-address'],
  ...['x-http-method', 'x-http-method-override', 'x-method-override'],
]);
const isOfProxies = (name: string) => PROXY_HEADERS.has(name) || name.startsWith('x-forwarded-');
const HOST = /^[a-z0-9]([a-z0-9._-]*[a-z0-9])?\.?(:\d{1,5})?$/;
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Reads the visitor off a request and takes every proxy header out of it; what they said, where they may, is in the answer.
 * Works on the raw lines, because Node's own view folds doubled ones.
 */
export function receiveVisitor(request: IncomingMessage, isProxy: ProxyTest): Visitor {
  const peer = request.socket.remoteAddress ?? '';
  const trusted = isProxy(peer);
  const said = new Map<string, string[]>();
  const kept: string[] = [];
  for (let at = 0; at + 1 < request.rawHeaders.length; at += 2) {
    const name = request.rawHeaders[at] ?? '';
    const value = request.rawHeaders[at + 1] ?? '';
    const lower = name.toLowerCase();
    if (isOfProxies(lower) || lower === 'host') said.set(lower, [...(said.get(lower) ?? []), value]);
    if (!isOfProxies(lower)) kept.push(name, value);
  }
  request.rawHeaders.splice(0, request.rawHeaders.length, ...kept);
  for (const name of Object.keys(request.headers)) if (isOfProxies(name)) delete request.headers[name];

  const proxy = (name: string) => (trusted ? only(said.get(name)) : null);
  const requestId = proxy('x-request-id');
  return {
    requestId: requestId && REQUEST_ID.test(requestId) ? requestId : randomUUID(),
    address: addressBehind(peer, said.get('x-forwarded-for')?.join(',') ?? null, isProxy) ?? plainAddress(peer) ?? '',
    scheme: proxy('x-forwarded-proto') === 'https' ? 'https' : 'http',
    host: hostOf(proxy('x-forwarded-host') ?? only(said.get('host'))),
  };
}

/** The one value of a header, or null where it came never or more than once. */
function only(values: string[] | undefined): string | null {
  return values?.length === 1 ? (values[0]?.trim() ?? null) : null;
}

function hostOf(line: string | null): string | null {
  const host = line?.toLowerCase() ?? '';
  return host.length <= 260 && HOST.test(host) ? host : null;
}
