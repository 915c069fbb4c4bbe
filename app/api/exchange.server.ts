import { setTimeout as sleep } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import { appConfig } from '#app/config.server.ts';
import type { ApiCaller } from '#app/session/visit.ts';
import { fillPath, fullPath } from '#contract/base-address.ts';
import { DASHBOARD_PROOF, dashboardProof } from '#contract/dashboard-proof.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { withoutSlashes } from '#domain/text/without-ending.ts';
import { ApiFailure } from './failure.ts';
import { wireHeaders } from './request-headers.ts';
import { isRepeatable, RETRY_AFTER_MS, retriesOn } from './retry.ts';
import { DEADLINE_MS, LONG_DEADLINE_MS, send } from './transport.server.ts';

/** What a call of an endpoint may carry, types aside. */
export interface CallInput {
  params?: Record<string, string | number>;
  query?: object;
  body?: unknown;
  idempotencyKey?: string;
}

/**
 * Sends a call and gives the answer's head, after the retry rule. The base address follows from the endpoint's template
 * alone. Throws an `ApiFailure` where no answer came: 504 after the deadline, 503 where nobody listens, 502 for a connection
 * that broke. A write that may or may not have been done says so (`unconfirmed`).
 */
export async function exchange(
  caller: ApiCaller,
  endpoint: Endpoint,
  input: CallInput,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const outgoing = {
    tenant: caller.tenant.name,
    url: addressOf(caller, endpoint, input),
    method: endpoint.method,
    ...contentOf(endpoint, input, {
      ...wireHeaders(caller, input.idempotencyKey),
      ...proof(caller),
    }),
    signal,
    withinMs: withinMs(endpoint),
  };
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await send(outgoing);
      if (attempt > 1 || !retriesOn(endpoint.method, answer.statusCode)) return answer;
      await answer.body.dump();
    } catch (error) {
      const again = attempt === 1 && isRepeatable(endpoint.method) && !signal.aborted;
      if (!again) throw noAnswer(error, endpoint, caller, signal);
    }
    await sleep(RETRY_AFTER_MS);
  }
}

const withinMs = ({ takesLong }: Pick<Endpoint, 'takesLong'>) => (takesLong ? LONG_DEADLINE_MS : DEADLINE_MS);

/** A signal that fires at the deadline of a call; `done` releases its timer. */
export function deadline(endpoint: Pick<Endpoint, 'takesLong'>): { signal: AbortSignal; done: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), withinMs(endpoint));
  return { signal: controller.signal, done: () => clearTimeout(timer) };
}

function addressOf(caller: ApiCaller, endpoint: Endpoint, input: CallInput): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one));
    }
  }
  const tail = query.size > 0 ? `?${query}` : '';
  return withoutSlashes(caller.tenant.apiBase) + fillPath(fullPath(endpoint.path), input.params) + tail;
}

/** That it is a dashboard who calls: what it says of its visitor then counts. */
function proof({ tenant }: ApiCaller): Record<string, string> {
  const { dashboardSecret } = appConfig;
  return dashboardSecret ? { [DASHBOARD_PROOF]: dashboardProof(dashboardSecret, tenant.host) } : {};
}

function contentOf(endpoint: Endpoint, input: CallInput, headers: Record<string, string>) {
  if (input.body instanceof FormData) return { headers, body: input.body };
  if (!endpoint.body && input.body === undefined) return { headers };
  return {
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(input.body ?? {}),
  };
}

const NOBODY_LISTENS = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'EHOSTUNREACH']);

/** The failure for an exchange that brought no usable answer. */
export function noAnswer(error: unknown, endpoint: Endpoint, caller: ApiCaller, signal: AbortSignal): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const neverSent = NOBODY_LISTENS.has(code);
  const slow = signal.aborted || code.endsWith('_TIMEOUT');
  return new ApiFailure(neverSent ? 503 : slow ? 504 : 502, {
    outcome: neverSent || isRepeatable(endpoint.method) ? 'unreachable' : 'unconfirmed',
    requestId: caller.requestId,
    cause: error,
  });
}
