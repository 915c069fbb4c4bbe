import { and, eq } from 'drizzle-orm';
import { idempotencyKeys } from '#backend/db/schema/idempotency.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { IDEMPOTENCY_KEY_KEPT_DAYS } from '#domain/limits.ts';

const DAY_MS = 86_400_000;
const KEY = /^[\x21-\x7e]{8,200}$/;

export interface KeyedRequest {
  tenantId: string;
  userId: string;
  key: string;
  endpoint: string;
  requestHash: string;
  now: Date;
}

/** The key of a request's header. Throws Refusal 400 `idempotency.missing` where there is none, or one that is no key. */
export function idempotencyKeyOf(headers: Headers): string {
  const key = headers.get('Idempotency-Key') ?? '';
  if (!KEY.test(key)) throw new Refusal(400, 'idempotency.missing');
  return key;
}

/**
 * Takes the key for this transaction, or gives the answer that it got before. A request with the same key that is still running is waited
 * for: the primary key makes the second insert wait for the first transaction's end.
 * @throws Refusal 409 `idempotency.conflict` where the key belongs to another request
 */
export async function takeKey(tx: Tx, request: KeyedRequest): Promise<{ answer: unknown } | null> {
  const { tenantId, userId, key, endpoint, requestHash, now } = request;
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ tenantId, userId, key, endpoint, requestHash, createdAt: now, expiresAt: keptUntil(now) })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (taken.length > 0) return null;
  const [before] = await tx.select().from(idempotencyKeys).where(isKey(request));
  // The other one may have been rolled back or swept in between: then this one must start over.
  if (!before) throw new Refusal(503, 'server.busy');
  if (before.requestHash !== requestHash || before.endpoint !== endpoint)
    throw new Refusal(409, 'idempotency.conflict');
  return { answer: before.answer };
}

/** Whether an earlier request took the key: then `takeKey` tells what became of it, and nothing is to be prepared for this one. */
export async function isTaken(tx: Tx, request: KeyedRequest): Promise<boolean> {
  return (await tx.select({ key: idempotencyKeys.key }).from(idempotencyKeys).where(isKey(request))).length > 0;
}

/** Keeps the answer under the key, in the transaction of its effect. */
export async function keepAnswer(tx: Tx, request: KeyedRequest, answer: unknown): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ status: 200, answer: answer ?? null })
    .where(isKey(request));
}

/** Gives the key back: a refusal that keeps what it counted was still no answer, and the same form may be sent again. */
export async function dropKey(tx: Tx, request: KeyedRequest): Promise<void> {
  await tx.delete(idempotencyKeys).where(isKey(request));
}

function isKey({ tenantId, userId, key }: KeyedRequest) {
  return and(eq(idempotencyKeys.tenantId, tenantId), eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
}

function keptUntil(now: Date): Date {
  return new Date(now.getTime() + IDEMPOTENCY_KEY_KEPT_DAYS * DAY_MS);
}
