import type { IncomingMessage } from 'node:http';
import { pathTo } from '#domain/access/addresses.ts';
import { servedAt } from '#domain/access/resource-addresses.ts';
import { ruleOf } from '#domain/access/route-table.ts';
import { PREFERENCE_COOKIES, type PreferenceCookie, SEALED_COOKIES } from '#domain/session/cookie-names.ts';
import { DEFAULT_LANGUAGE, preferredLanguage } from '#domain/tenant/language.ts';
import type { Visitor } from '../visitor.ts';

/** Everything that a page of a visitor without a session is drawn from. Who has the same key gets the same page. */
export interface PageRequest {
  key: string;
  origin: string;
  /** Path and query. */
  target: string;
  path: string;
  headers: Record<string, string>;
  /** Its address is one that a page has by itself: no parameter, no port of the visitor's own making. There are few of these. */
  isUsual: boolean;
}

/** Addresses whose answers are the same for everybody without a session: files, and what anyone may read. */
const SAME = new Set<string>(['/robots.txt', '/sitemap.xml', servedAt.styles, pathTo.howItWorks]);
const PATH = /^\/[a-z0-9/_.-]{0,200}$/;
/** Parameters that links of ours and of campaigns carry, each once and short. With any other the page is nobody else's. */
const PARAMETERS = new Set([
  ...['next', 'referral', 'v', 'gclid', 'fbclid'],
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'],
]);
const PARAMETER = /^([a-z_]+)=[\w.~%*+/-]{0,150}$/;
const MOST_PARAMETERS = 6;

const BARE_HOST = /^[^:]+[^:.]$/;
/** Sealed cookies that no page is drawn from. */
const UNSEEN = new Set(['device']);
const SEALED = new Set<string>(SEALED_COOKIES.filter((name) => !UNSEEN.has(name)));

/** Values of the preference cookies as the app writes them. */
const WRITTEN = new Map<string, { name: PreferenceCookie; value: string }>(
  Object.entries(PREFERENCE_COOKIES).flatMap(([name, values]) =>
    values.map((value) => [
      `${name}=${encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'))}`,
      { name: name as PreferenceCookie, value },
    ]),
  ),
);

/**
 * Reads what a request's page depends on; null where it may be the visitor's own or nobody knows: a session or any other sealed cookie, an unknown
 * parameter, an odd value of a choice, a form. Cheap: it is asked at every request.
 */
export function pageRequestOf(request: IncomingMessage, { host, scheme }: Visitor): PageRequest | null {
  const { method, url: target = '', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || host === null) return null;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return null;
  const [path = '', query, ...rest] = target.split('?');
  if (!PATH.test(path) || rest.length > 0 || (query !== undefined && !isKnownQuery(query))) return null;
  const chosen = choices(headers.cookie);
  if (!chosen) return null;
  const lang = chosen.lang ?? preferredLanguage(headers['accept-language']) ?? DEFAULT_LANGUAGE;
  const origin = `${scheme}://${host}`;
  const cookies = chosen.written.join('; ');
  return {
    key: `${origin}${target} ${lang} ${cookies}`,
    origin,
    target,
    path,
    headers: { 'Accept-Language': lang, Host: host, ...(cookies ? { Cookie: cookies } : {}) },
    isUsual: query === undefined && (BARE_HOST.test(host) || host.endsWith(`:${request.socket.localPort}`)),
  };
}

/** Whether an address is a public page's at all. Looked up only for what is not in memory. */
export function isPublicPage(path: string): boolean {
  const access = ruleOf(path)?.access;
  return access === 'guest' || access === 'public-project' || SAME.has(path);
}

function isKnownQuery(query: string): boolean {
  const names = query.split('&').map((part) => PARAMETER.exec(part)?.[1] ?? '');
  return (
    names.length <= MOST_PARAMETERS && new Set(names).size === names.length && names.every((n) => PARAMETERS.has(n))
  );
}

/** The visitor's choices, language apart as they are written, in one order; null where a cookie of ours says more, or says it oddly. */
function choices(line: string | undefined): { lang?: string; written: string[] } | null {
  const found: Partial<Record<PreferenceCookie, string>> = {};
  const written: string[] = [];
  for (const part of (line ?? '').split(';')) {
    const pair = part.trim();
    const name = pair.slice(0, Math.max(0, pair.indexOf('='))).replace(/^__Host-/, '');
    if (SEALED.has(name)) return null;
    if (!(name in PREFERENCE_COOKIES)) continue;
    const known = WRITTEN.get(pair);
    if (!known || found[known.name] !== undefined) return null;
    found[known.name] = known.value;
    if (known.name !== 'lang') written.push(pair);
  }
  return { lang: found.lang, written: written.sort() };
}
