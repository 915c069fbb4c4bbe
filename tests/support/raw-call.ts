import { fillPath, fullPath } from '#contract/base-address.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Speaker } from './back-end.ts';
import type { SampleInput } from './sample-inputs.ts';

interface RawRequest {
  host: string;
  as?: Speaker | null;
  input?: SampleInput;
  query?: Record<string, string>;
  /** Null: none is sent. */
  key: string | null;
}

/** Calls any endpoint past the compiler, for tests that walk all of them. The answer's text, and its JSON where it is JSON. */
export async function rawCall(
  fetch: (request: Request) => Response | Promise<Response>,
  endpoint: Endpoint,
  { host, as, input = {}, query = {}, key }: RawRequest,
): Promise<{ status: number; text: string; json: Record<string, unknown> | null }> {
  const url = new URL(fullPath(fillPath(endpoint.path, input.params)), 'http://api.test');
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const headers = new Headers({ 'X-TENANT-HOST': host });
  if (as) headers.set(as.kind === 'manager' ? 'X-MANAGER-USER-ACCESS-TOKEN' : 'X-USER-ACCESS-TOKEN', as.token);
  if (key !== null && endpoint.idempotent) headers.set('Idempotency-Key', key);
  let body: BodyInit | undefined;
  if (endpoint.bodyKind === 'multipart') {
    const form = new FormData();
    for (const [name, value] of Object.entries(input.body ?? {})) form.set(name, String(value));
    for (const [name, make] of Object.entries(input.files ?? {})) form.set(name, make());
    body = form;
  } else if (input.body) {
    headers.set('Content-Type', 'application/json');
    body = JSON.stringify(input.body);
  }
  const answer = await fetch(new Request(url, { method: endpoint.method, headers, body }));
  const text = await answer.text();
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  return { status: answer.status, text, json: isJson ? (JSON.parse(text) as Record<string, unknown>) : null };
}
