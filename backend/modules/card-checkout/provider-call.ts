import { z } from 'zod';
import { Refusal } from '#backend/http/refusal.ts';
import type { CardConnection } from './card-settings.ts';

const PATIENCE_MS = 8000;

/** The provider says no: nothing was done, and asking again would change nothing. */
export class ProviderRefused extends Error {}

const failure = z.object({ error: z.object({ code: z.string().max(60).optional(), type: z.string().max(60) }) });

interface Asked {
  method: 'GET' | 'POST';
  path: string;
  fields?: Record<string, string>;
  /** Ours: the same key does the same thing once. */
  key?: string;
}

/**
 * Calls the card provider, form in and JSON out.
 * @throws ProviderRefused where it says no (4xx); `Refusal` 503 `payment.provider_down` where nobody knows what became of it
 */
export async function callProvider<T extends z.ZodType>(
  { api, secretKey }: Pick<CardConnection, 'api' | 'secretKey'>,
  { method, path, fields = {}, key }: Asked,
  shape: T,
): Promise<z.output<T>> {
  const form = new URLSearchParams(fields);
  const address = `${api}/v1/${path}${method === 'GET' ? `?${form}` : ''}`;
  const answer = await fetch(address, {
    method,
    headers: { Authorization: `Bearer ${secretKey}`, ...(key ? { 'Idempotency-Key': key } : {}) },
    ...(method === 'POST' ? { body: form } : {}),
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
  }).catch(() => null);
  const body: unknown = await answer?.json().catch(() => null);
  const error = failure.safeParse(body).data?.error;
  // Too many calls, or the same key at work elsewhere: nothing was decided.
  const isFinal = answer && answer.status >= 400 && answer.status < 500 && ![408, 409, 429].includes(answer.status);
  if (isFinal && error) throw new ProviderRefused(error.code ?? error.type);
  const value = answer?.ok ? shape.safeParse(body).data : undefined;
  if (value === undefined) throw new Refusal(503, 'payment.provider_down');
  return value;
}
