import Stripe from 'stripe';
import type { z } from 'zod';
import { Refusal } from '#backend/http/refusal.ts';
import type { CardConnection } from './card-settings.ts';

/**
 * The provider's version in whose words we ask and are answered, whatever the account's own default is. Another one is another set of parameters:
 * whoever changes it reads the provider's changelog, and `checkout-calls.ts` is written anew where that says so.
 */
export const API_VERSION = '2026-10-28.endive';

const PATIENCE_MS = 8000;
/** Nobody was asked, or nothing was decided: a wrong key, a busy provider, the same key at work elsewhere or used for other words. */
const UNDECIDED = [401, 403, 408, 409, 429];

/** The provider says no: nothing was done, and asking again would change nothing. `message` is its code. */
export class ProviderRefused extends Error {}

/** The provider's own client, which asks once: what may be asked again is asked again by whoever knows with which key. */
export function providerClient({ api, secretKey }: Pick<CardConnection, 'api' | 'secretKey'>): Stripe {
  /** To the provider of this machine, where that is the tenant's: it lies below a path, which the client knows nothing of. */
  const send = (asked: string | URL | Request, init?: RequestInit) => {
    const { pathname, search } = new URL(asked instanceof Request ? asked.url : asked);
    // Its length is the connection's to say: where another agent than Node's own carries `fetch`, a second one beside it ends the request.
    const headers = new Headers(init?.headers);
    headers.delete('Content-Length');
    return fetch(`${api}${pathname}${search}`, { ...init, headers, redirect: 'error' });
  };
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    httpClient: Stripe.createFetchHttpClient(send),
    timeout: PATIENCE_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/**
 * One question to the card provider, its answer read by `shape`.
 * @throws ProviderRefused where it says no (4xx); `Refusal` 503 `payment.provider_down` where nobody knows what became of it
 */
export async function callProvider<T extends z.ZodType>(
  connection: Pick<CardConnection, 'api' | 'secretKey'>,
  ask: (stripe: Stripe) => Promise<unknown>,
  shape: T,
): Promise<z.output<T>> {
  const answer = await ask(providerClient(connection)).catch((error: unknown) => {
    if (isFinal(error)) throw new ProviderRefused(error.code ?? error.rawType ?? 'refused');
    throw new Refusal(503, 'payment.provider_down', { cause: error });
  });
  const read = shape.safeParse(answer);
  if (!read.success) throw new Refusal(503, 'payment.provider_down', { cause: read.error });
  return read.data;
}

function isFinal(error: unknown): error is Stripe.errors.StripeError {
  if (!(error instanceof Stripe.errors.StripeError) || error.rawType === 'idempotency_error') return false;
  const { statusCode } = error;
  // What has no type of the provider's is an answer of somebody in between.
  return !!error.rawType && !!statusCode && statusCode >= 400 && statusCode < 500 && !UNDECIDED.includes(statusCode);
}
