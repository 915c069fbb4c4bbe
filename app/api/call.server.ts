import type { z } from 'zod';
import { keptFields } from '#app/forms/kept-form.server.ts';
import { report } from '#app/monitoring/report.server.ts';
import { endOnUnauthorized } from '#app/session/ended-session.server.ts';
import { toSetUpFactor } from '#app/session/factor-due.server.ts';
import type { ApiCaller } from '#app/session/visit.ts';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts';
import { type ErrorBody, errorBody } from '#contract/envelope.ts';
import { type CallInput, deadline, exchange, noAnswer } from './exchange.server.ts';
import { ApiFailure } from './failure.ts';
import { readLeniently } from './lenient-reading.ts';
import { tellIgnored } from './told-once.server.ts';
import { bodyText } from './transport.server.ts';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : undefined extends Value
    ? { [key in Name]?: Value }
    : Record<never, never> extends Value
      ? { [key in Name]?: Value }
      : { [key in Name]: Value };

/** What a call of an endpoint takes: its parameters, query and body, and a key where it moves money or tokens. Multipart bodies are a `FormData`. */
type CallOf<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  (E['bodyKind'] extends 'multipart' ? { body: FormData } : Part<'body', BodyOf<E>>) &
  (E['idempotent'] extends true ? { idempotencyKey: string } : unknown);

type Input<Call> = Record<never, never> extends Call ? [input?: Call] : [input: Call];

/**
 * Calls an endpoint of the API and resolves to its checked answer. Rejects with an `ApiFailure` for every answer but 2xx and 406
 * (specification, section 7); for answers of which
 * something that is needed cannot be understood it is a 502. A 401 to a signed-in
 * visit rejects with a redirect to the sign-in page instead.
 */
export async function call<E extends Endpoint>(
  caller: ApiCaller,
  endpoint: E,
  ...[input]: Input<CallOf<E>>
): Promise<AnswerOf<E>> {
  const { signal, done } = deadline(endpoint);
  try {
    // The parts of a call are checked against the endpoint's own types above; from here on they are one shape.
    const answer = await exchange(caller, endpoint, (input ?? {}) as CallInput, signal);
    const text = await bodyText(answer).catch((error: unknown) => {
      throw noAnswer(error, endpoint, caller, signal);
    });
    return understood(endpoint, answer.statusCode, text, caller) as AnswerOf<E>;
  } catch (error) {
    throw await surfaced(error, endpoint, caller);
  } finally {
    done();
  }
}

function understood(endpoint: Endpoint, status: number, text: string, caller: ApiCaller): unknown {
  const { requestId } = caller;
  const json = parsed(text);
  if ((status >= 200 && status < 300) || status === 406) {
    if (!endpoint.answer) return undefined;
    const answer = endpoint.answer.safeParse(json);
    if (answer.success) return answer.data;
    const refusal = status === 406 ? refusalOf(json) : null;
    if (refusal) throw new ApiFailure(406, { body: refusal, requestId });
    const lenient = readLeniently(endpoint.answer, json);
    if (lenient) {
      tellIgnored(caller.tenant.name, endpoint.id, lenient.ignored);
      return lenient.value;
    }
    throw new ApiFailure(502, { hasBody: true, requestId, cause: mismatch(answer.error) });
  }
  // Redirects are never followed: an API that sends one is not the API of the contract.
  if (status < 400) throw new ApiFailure(502, { requestId });
  throw new ApiFailure(status, { body: refusalOf(json), hasBody: text.length > 0, requestId });
}

/** A 401 ends the session; whoever must set up a second factor is led there; server-side failures are reported; the rest goes on as it is (specification, section 8). */
export async function surfaced(error: unknown, endpoint: Endpoint, caller: ApiCaller): Promise<unknown> {
  if (!(error instanceof ApiFailure)) return error;
  if (error.status === 401 && caller.session && endpoint.caller !== 'anyone') return endOnUnauthorized(caller);
  if (error.code === 'session.factor_due' && caller.session) return toSetUpFactor(caller, caller.session) ?? error;
  const kept = error.status >= 500 ? keptFields(caller.request) : null;
  if (kept) error.data.kept = kept;
  if (error.status >= 500)
    report(error, { endpoint: endpoint.id, tenant: caller.tenant.name, requestId: caller.requestId });
  return error;
}

export function refusalOf(json: unknown): ErrorBody | null {
  // What the schema reads is what it says, whichever way it was read.
  return (readLeniently(errorBody, json)?.value ?? null) as ErrorBody | null;
}

/** The value of a JSON text; `undefined` for anything that is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where an answer differs from the contract, without its values: those may be personal. */
function mismatch(error: z.ZodError): Error {
  return new Error(
    error.issues
      .map((issue) => `${issue.path.join('.')}: ${issue.code}`)
      .join('; ')
      .slice(0, 500),
  );
}
