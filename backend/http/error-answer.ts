import type { Logger } from 'pino';
import { pointsToNobody, pointsToNoProject, sqlStateOf } from '#backend/db/sql-state.ts';
import type { ErrorBody } from '#contract/envelope.ts';
import { PersonGone } from './person-gone.ts';
import { Refusal } from './refusal.ts';

/** SQLSTATE classes and codes that mean "not now": connection, resources, shutdown, a lock or statement that took too long. */
const NOT_NOW = /^(08|53|57P|55P03|57014|40001|40P01)/;
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** The answer to a request that failed: our own envelope, nothing of the inside. Faults are logged; of refusals only those that have a cause behind them, as a provider that fails. */
export function errorAnswer(error: unknown, requestId: string, log: Logger): Response {
  if (error instanceof Refusal) {
    const { params, fields, hide, cause } = error.details;
    if (cause !== undefined)
      log.warn({ err: cause, requestId, refusal: error.code }, 'refused for a failure behind it');
    const answer = envelope(error.status, {
      error: error.code,
      ...(params ? { params } : {}),
      ...(fields ? { fields } : {}),
      ...(hide ? { hide_error: true } : {}),
      request_id: requestId,
    });
    if (error.status === 429 && params?.seconds) answer.headers.set('Retry-After', String(params.seconds));
    return answer;
  }
  // Whoever orders, follows or asks while its issuer deletes a project finds it gone, as a moment later.
  if (pointsToNoProject(error)) return envelope(404, { error: 'not_found', request_id: requestId });
  // The same of a person.
  if (pointsToNobody(error) || error instanceof PersonGone)
    return envelope(409, { error: 'user.gone', request_id: requestId });
  log.error({ err: error, requestId }, 'request failed');
  if (isNotNow(error)) return envelope(503, { error: 'server.unavailable', request_id: requestId });
  return envelope(500, { error: 'server.error', request_id: requestId });
}

function isNotNow(error: unknown): boolean {
  if (NOT_NOW.test(sqlStateOf(error) ?? '')) return true;
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if ('code' in at && typeof at.code === 'string' && UNREACHABLE.has(at.code)) return true;
    // The driver has no code for these two.
    if (/timeout exceeded when trying to connect|Connection terminated/.test(at.message)) return true;
  }
  return false;
}

function envelope(status: number, body: ErrorBody): Response {
  return Response.json(body, { status });
}
