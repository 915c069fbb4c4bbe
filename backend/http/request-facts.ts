import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { LANGUAGES, type Language } from '#domain/tenant/language.ts';
import { type SentTokens, sentTokens } from './caller.ts';

/** What a request's headers say. */
export interface RequestFacts {
  /** Raw `X-TENANT-HOST`; null where it is missing or absurd. */
  host: string | null;
  requestId: string;
  /** Null where the reader did not say. */
  lang: Language | null;
  tokens: SentTokens;
  address: string | null;
  /** The visitor's browser, as its own header says: the dashboard hands it on. */
  agent: string;
}

const MAX_HOST_CHARS = 253;
const MAX_AGENT_CHARS = 400;

/** @param peer network address of whoever opened the connection; null in process */
export function requestFacts(headers: Headers, peer: string | null, trustedProxies: readonly string[]): RequestFacts {
  const host = headers.get('X-TENANT-HOST');
  const requestId = headers.get('X-Request-Id') ?? '';
  return {
    host: host && host.length <= MAX_HOST_CHARS ? host : null,
    requestId: /^[\w-]{8,80}$/.test(requestId) ? requestId : randomUUID(),
    lang: languageOf(headers.get('Accept-Language')),
    tokens: sentTokens(headers),
    agent: (headers.get('User-Agent') ?? '').slice(0, MAX_AGENT_CHARS),
    address: addressOf(headers.get('X-Forwarded-For'), peer, trustedProxies),
  };
}

function languageOf(header: string | null): Language | null {
  const first = header?.trim().slice(0, 2).toLowerCase();
  return LANGUAGES.find((lang) => lang === first) ?? null;
}

/** Behind a trusted peer the last address that it wrote, else the peer itself. A trusted peer that names nobody speaks for everybody: null. */
function addressOf(forwarded: string | null, peer: string | null, trusted: readonly string[]): string | null {
  const plain = peer?.replace(/^::ffff:/, '') ?? null;
  if (plain && !trusted.includes(plain)) return plain;
  const last = forwarded?.split(',').at(-1)?.trim() ?? '';
  return isIP(last) ? last : null;
}
