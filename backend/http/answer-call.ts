import { inTenant, type Outcome, type Tx, transact } from '#backend/db/transaction.ts';
import type { Deps } from '#backend/deps.ts';
import {
  dropKey,
  idempotencyKeyOf,
  isTaken,
  type KeyedRequest,
  keepAnswer,
  takeKey,
} from '#backend/idempotency/idempotency.ts';
import { requestHash } from '#backend/idempotency/request-hash.ts';
import { makeWork } from '#backend/work.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Call } from './call.ts';
import { callerOf } from './caller.ts';
import { endedMeanwhile } from './ended-meanwhile.ts';
import { refuseWithoutFactor } from './factor-due.ts';
import { readJson } from './read-body.ts';
import { type RawInput, readInput } from './read-input.ts';
import { type Received, receiveMultipart } from './receive-multipart.ts';
import { Refusal } from './refusal.ts';
import type { RequestFacts } from './request-facts.ts';
import type { AnyInput, Served } from './serve.ts';

/** The part of a request that the router knows. */
interface Routed {
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
 * Answers one request by its use case: tenant, caller, input, idempotency, use case and answer in one transaction;
 * what is asked ahead of it (`serveAsking`) in one before.
 * @throws Refusal for everything that the caller did; any other error is a fault of ours
 */
export async function answerCall(deps: Deps, served: Served, routed: Routed): Promise<Answer> {
  const { host } = routed.facts;
  const tenantId = host === null ? null : await deps.tenants.idOfHost(host);
  if (host === null || tenantId === null) throw new Refusal(421, 'tenant.unknown');
  const { user, manager } = routed.facts.tokens;
  const leave = await deps.inHand.enter(user ?? manager, served.endpoint.method !== 'GET');
  try {
    return await answerInTurn(deps, served, routed, tenantId, host);
  } finally {
    leave();
  }
}

async function answerInTurn(
  deps: Deps,
  served: Served,
  routed: Routed,
  tenantId: string,
  host: string,
): Promise<Answer> {
  const received = await receive(deps, served, routed, tenantId, host);
  try {
    const raw: RawInput = { params: routed.params, query: routed.query, body: received.body, files: received.files };
    const asked = { routed, raw, tenantId, host };
    const told = await askAhead(deps, served, asked);
    const outcome = await transact(deps.pool, tenantId, (tx) => answerIn(tx, deps, served, asked, told));
    if (outcome instanceof Refusal) throw outcome;
    const { settle, ...answer } = outcome;
    await settle();
    return { ...answer, tenantId };
  } catch (error) {
    throw await endedMeanwhile(deps, tenantId, routed.facts.tokens, served.endpoint, error);
  } finally {
    await received.discard();
  }
}

/** The body. Files are taken only from somebody who may send them, so that strangers cannot fill the disk; from strangers within a budget of their own. */
async function receive(
  deps: Deps,
  { endpoint, admits }: Served,
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
  await admits?.(
    { apart: (work) => inTenant(deps.sidePool, tenantId, work), tenant, now: deps.clock.now() },
    facts.address,
  );
  const maxBytes = tenant.customization.tenant.upload_limit_mb * 1_000_000;
  return receiveMultipart(request, deps.files, endpoint.files ?? [], maxBytes);
}

/** A request inside an open transaction: who calls, what was sent, and the key under which its answer is kept. */
interface Opened {
  call: Call;
  input: AnyInput;
  keyed: KeyedRequest | null;
  undo(): Promise<void>;
  settle(): Promise<void>;
}

/** A request whose body has been read. */
interface Asked {
  routed: Routed;
  raw: RawInput;
  tenantId: string;
  host: string;
}

async function openIn(tx: Tx, deps: Deps, endpoint: Endpoint, asked: Asked): Promise<Opened> {
  const { routed, raw, tenantId, host } = asked;
  const { request, facts } = routed;
  const now = deps.clock.now();
  const calling = callerOf(tx, tenantId, facts.tokens, endpoint, now);
  // Asked in one round trip with the tenant, whose failure is told first.
  calling.catch(() => undefined);
  const tenant = await deps.tenants.load(tx, tenantId, host);
  const holder = await calling;
  refuseWithoutFactor(endpoint, tenant, holder);
  if (holder) deps.inHand.remember(holder.tokenHash, holder.user.id);
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
  const { work, undo, settle } = makeWork(deps, tx, tenant, now, {
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
    isDashboard: facts.isDashboard,
    agent: facts.agent,
    tokenHashes: [facts.tokens.user, facts.tokens.manager].filter((hash) => hash !== null),
  };
  return { call, input, keyed, undo, settle };
}

/** Reserves in a transaction of its own, and asks whoever is to be asked with none open; null where nothing is. */
async function askAhead(deps: Deps, served: Served, asked: Asked): Promise<unknown> {
  const { endpoint, ahead } = served;
  if (!ahead || !mayAsk(deps, served, asked.raw)) return null;
  const question = await transact(deps.pool, asked.tenantId, async (tx) => {
    const { call, input, keyed, undo, settle } = await openIn(tx, deps, endpoint, asked);
    if (keyed && (await isTaken(tx, keyed))) return { value: null, commit: false };
    try {
      return { value: { ask: await ahead(call, input), settle }, commit: true };
    } catch (error) {
      await undo();
      throw error;
    }
  });
  await question?.settle();
  return question?.ask ? question.ask() : null;
}

/** An input that is refused asks for nothing: the use case's own transaction refuses it, once it knows who calls. */
function mayAsk(deps: Deps, { endpoint, asks }: Served, raw: RawInput): boolean {
  if (!asks) return true;
  try {
    return asks(deps, readInput(endpoint, raw));
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

async function answerIn(
  tx: Tx,
  deps: Deps,
  { endpoint, useCase }: Served,
  asked: Asked,
  told: unknown,
): Promise<Outcome<(Omit<Answer, 'tenantId'> & Pick<Opened, 'settle'>) | Refusal>> {
  const { call, input, keyed, undo, settle } = await openIn(tx, deps, endpoint, asked);
  const before = keyed && (await takeKey(tx, keyed));
  if (before) return { value: { reply: before.answer, replayed: true, settle }, commit: true };
  try {
    const reply = checked(endpoint, await useCase(call, input, told));
    return { value: { reply, replayed: false, settle }, commit: true, last: keyed && keepAnswer(tx, keyed, reply) };
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
