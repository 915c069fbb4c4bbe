import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { BackendConfig } from '#backend/config.ts';
import { DASHBOARD_PROOF, isDashboard } from '#contract/dashboard-proof.ts';
import { addressBehind } from '#domain/network/proxies.ts';
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
  /** Of the visitor, as a dashboard says that has shown the secret; of whoever calls, as the line says, for anybody else. */
  address: string | null;
  /** What follows from the proof; where no secret is set, on a developer's machine, from where the caller runs. */
  isDashboard: boolean;
  /** The visitor's browser as a dashboard hands it on, or what any other caller calls itself. */
  agent: string;
}

/** What of the configuration decides whose word counts. */
type Believed = Pick<BackendConfig, 'isProxy' | 'dashboardSecrets'>;

const MAX_HOST_CHARS = 253;
const MAX_AGENT_CHARS = 400;

/** @param peer network address of whoever opened the connection; null in process */
export function requestFacts(headers: Headers, peer: string | null, believed: Believed): RequestFacts {
  const host = headers.get('X-TENANT-HOST');
  const requestId = headers.get('X-Request-Id') ?? '';
  return {
    host: host && host.length <= MAX_HOST_CHARS ? host : null,
    requestId: /^[\w-]{8,80}$/.test(requestId) ? requestId : randomUUID(),
    lang: languageOf(headers.get('Accept-Language')),
    tokens: sentTokens(headers),
    agent: (headers.get('User-Agent') ?? '').slice(0, MAX_AGENT_CHARS),
    address: addressOf(headers, peer, believed),
    isDashboard:
      isTheirs(headers, peer, believed) || (believed.dashboardSecrets.length === 0 && believed.isProxy(peer ?? '')),
  };
}

function languageOf(header: string | null): Language | null {
  const first = header?.trim().slice(0, 2).toLowerCase();
  return LANGUAGES.find((lang) => lang === first) ?? null;
}

/**
 * A dashboard that has shown the secret wrote the visitor's address first; proxies on its way to us have only added theirs behind. It may name
 * nobody, and then speaks for everybody: null.
 */
function addressOf(headers: Headers, peer: string | null, believed: Believed): string | null {
  const forwarded = headers.get('X-Forwarded-For');
  const address = isTheirs(headers, peer, believed)
    ? forwarded?.split(',')[0]?.trim()
    : addressBehind(peer ?? '', forwarded, believed.isProxy);
  return address && isIP(address) ? address : null;
}

/** Whether a caller is a dashboard: nobody comes between in process, all others have to show it. */
function isTheirs(headers: Headers, peer: string | null, { dashboardSecrets }: Believed): boolean {
  const host = headers.get('X-TENANT-HOST') ?? '';
  return peer === null || isDashboard(headers.get(DASHBOARD_PROOF), host, dashboardSecrets);
}
