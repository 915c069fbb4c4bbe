import { type Outcome, type Tx, transact } from '#backend/db/transaction.ts';
import type { Deps } from '#backend/deps.ts';
import { dropKey, idempotencyKeyOf, type KeyedRequest, keepAnswer, takeKey } from '#backend/idempotency/idempotency.ts';
import { requestHash } from '#backend/idempotency/request-hash.ts';
import { makeWork } from '#backend/work.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Call } from './call.ts';
import { callerOf } from './caller.ts';
import { readJson } from './read-body.ts';
import { type RawInput, readInput } from './read-input.ts';
import { type Received, readMultipart } from './read-multipart.ts';
import { Refusal } from './refusal.ts';
import type { RequestFacts } from './request-facts.ts';
import type { Served } from './serve.ts';

/** The part of a request that the router knows. */
export interface Routed {
  request: Request;
  params: Record<string, string>;
  query: Record<string, string[]>;
  facts: RequestFacts;
}

/** A use case's answer, checked against the contract; `replayed` where it was kept under the request's key. */
export interface Answer {
  reply: unknown;
  replayed: boolean;
  tenantId: string;
}

/**
 * Answers one request by its use case: tenant, caller, input, idempotency, use case and answer in one transaction.
 * @throws Refusal for everything that the caller did; any other error is a fault of ours
 */
export async function answerCall(deps: Deps, served: Served, routed: Routed): Promise<Answer> {
  const { host } = routed.facts;
  const tenantId = host === null ? null : await deps.tenants.idOfHost(host);
  if (host === null || tenantId === null) throw new Refusal(421, 'tenant.unknown');
  const received = await receive(deps, served.endpoint, routed, tenantId, host);
  try {
    const raw: RawInput = { params: routed.params, query: routed.query, body: received.body, files: received.files };
    const outcome = await transact(deps.pool, tenantId, (tx) =>
      answerIn(tx, deps, served, routed, raw, tenantId, host),
    );
    if (outcome instanceof Refusal) throw outcome;
    return { ...outcome, tenantId };
  } finally {
    await received.discard();
  }
}

/** The body. Files are taken only from somebody who may send them, so that strangers cannot fill the disk. */
async function receive(
  deps: Deps,
  endpoint: Endpoint,
  { request, facts }: Routed,
  tenantId: string,
  host: string,
): Promise<Omit<Received, 'body'> & { body: unknown }> {
  if (endpoint.bodyKind !== 'multipart') {
    return { body: await readJson(request), files: {}, discard: async () => undefined };
  }
  const tenant = await transact(deps.sidePool, tenantId, async (tx) => {
    await callerOf(tx, tenantId, facts.tokens, endpoint, deps.clock.now());
    return { value: await deps.tenants.load(tx, tenantId, host), commit: true };
  });
  const maxBytes = tenant.customization.tenant.upload_limit_mb * 1_000_000;
  return readMultipart(request, deps.files, endpoint.files ?? [], maxBytes);
}

async function answerIn(
  tx: Tx,
  deps: Deps,
  { endpoint, useCase }: Served,
  { request, facts }: Routed,
  raw: RawInput,
  tenantId: string,
  host: string,
): Promise<Outcome<Omit<Answer, 'tenantId'> | Refusal>> {
  const now = deps.clock.now();
  const tenant = await deps.tenants.load(tx, tenantId, host);
  const holder = await callerOf(tx, tenantId, facts.tokens, endpoint, now);
  const input = readInput(endpoint, raw);
  const keyed: KeyedRequest | null =
    endpoint.idempotent && holder
      ? {
          tenantId,
          userId: holder.user.id,
          key: idempotencyKeyOf(request.headers),
          endpoint: endpoint.id,
          requestHash: requestHash(endpoint.id, input),
          now,
        }
      : null;
  const before = keyed && (await takeKey(tx, keyed));
  if (before) return { value: { reply: before.answer, replayed: true }, commit: true };

  const { work, undo } = makeWork(deps, tx, tenant, now, {
    userId: holder?.user.id ?? null,
    impersonatorUserId: holder?.session.impersonatorUserId ?? null,
    requestId: facts.requestId,
    address: facts.address,
  });
  const call: Call = {
    ...work,
    user: holder?.user ?? null,
    session: holder?.session ?? null,
    lang: facts.lang ?? holder?.user.lang ?? 'es',
    requestId: facts.requestId,
    idempotencyKey: keyed?.key ?? null,
    address: facts.address,
    tokenHashes: [facts.tokens.user, facts.tokens.manager].filter((hash) => hash !== null),
  };
  try {
    const reply = checked(endpoint, await useCase(call, input));
    if (keyed) await keepAnswer(tx, keyed, reply);
    return { value: { reply, replayed: false }, commit: true };
  } catch (error) {
    if (!(error instanceof Refusal && error.details.keep)) {
      await undo();
      throw error;
    }
    if (keyed) await dropKey(tx, keyed);
    return { value: error, commit: true };
  }
}

/** The answer as the contract says, and nothing that it does not say. Throws an Error on a mismatch: a fault of ours. */
function checked(endpoint: Endpoint, reply: unknown): unknown {
  if (!endpoint.answer) return reply;
  const result = endpoint.answer.safeParse(reply);
  if (result.success) return result.data;
  const where = result.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join('; ');
  throw new Error(`answer of ${endpoint.id} is not what the contract says: ${where}`);
}
