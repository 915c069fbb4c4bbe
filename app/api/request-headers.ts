import type { ApiCaller } from '#app/session/visit.ts';

/**
 * The headers of every call (specification, section 7): the token of a user session and that of a manager session have
 * a header each, and an empty one is not sent. While a manager impersonates, only the person's own token speaks.
 */
export function wireHeaders(caller: ApiCaller, idempotencyKey?: string): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': caller.lang,
    'X-TENANT-HOST': caller.tenant.host,
    'X-Request-Id': caller.requestId,
  };
  const { session } = caller;
  if (session?.accessToken) {
    headers[session.kind === 'manager' ? 'X-MANAGER-USER-ACCESS-TOKEN' : 'X-USER-ACCESS-TOKEN'] = session.accessToken;
  }
  const agent = caller.request.headers.get('User-Agent');
  if (agent) headers['User-Agent'] = agent.slice(0, 400);
  if (caller.address) headers['X-Forwarded-For'] = caller.address;
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  return headers;
}
