import type { z } from 'zod';
import type { IdentityConnection } from './identity-settings.ts';
import { callSignature } from './signature.ts';

const PATIENCE_MS = 8000;

/** The provider says no: asking again would change nothing. */
export class IdentityRefused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`the identity provider answered ${status}`);
    this.status = status;
  }
}

/** Nobody knows what became of the call, or the provider is busy: to be tried again. */
class IdentityUnreachable extends Error {}

interface Asked {
  method: 'GET' | 'POST' | 'PATCH';
  /** With its query. */
  path: string;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  withinMs?: number;
}

/** What says who calls, over the bytes as they go out. */
export function signedHeaders(
  { appToken, secretKey }: Pick<IdentityConnection, 'appToken' | 'secretKey'>,
  call: { method: string; path: string; body: Uint8Array },
): Record<string, string> {
  const seconds = String(Math.floor(Date.now() / 1000));
  return {
    'X-App-Token': appToken,
    'X-App-Access-Ts': seconds,
    'X-App-Access-Sig': callSignature(secretKey, { seconds, ...call }),
  };
}

/**
 * Calls the identity provider with a signed request.
 * @throws IdentityRefused where it says no (4xx); IdentityUnreachable where there is no answer that can be used
 */
export async function callIdentity<T extends z.ZodType>(
  { api, appToken, secretKey }: Pick<IdentityConnection, 'api' | 'appToken' | 'secretKey'>,
  { method, path, json, form, headers = {}, withinMs = PATIENCE_MS }: Asked,
  shape: T,
): Promise<z.output<T>> {
  // The signature covers the bytes as they go out, a form's boundaries among them.
  const packed = form ? new Response(form) : new Response(json === undefined ? '' : JSON.stringify(json));
  const type = form ? packed.headers.get('Content-Type') : 'application/json';
  const body = new Uint8Array(await packed.arrayBuffer());
  const answer = await fetch(`${api}${path}`, {
    method,
    headers: {
      ...headers,
      'Content-Type': type ?? '',
      ...signedHeaders({ appToken, secretKey }, { method, path, body }),
    },
    ...(method === 'GET' ? {} : { body }),
    signal: AbortSignal.timeout(withinMs),
    redirect: 'error',
  }).catch(() => null);
  if (!answer || answer.status >= 500 || [401, 403, 408, 429].includes(answer.status))
    throw new IdentityUnreachable(answer ? `answered ${answer.status}` : 'no answer');
  if (!answer.ok) throw new IdentityRefused(answer.status);
  const value = shape.safeParse(await answer.json().catch(() => null));
  if (!value.success) throw new IdentityUnreachable('an answer that cannot be read');
  return value.data;
}
