import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { earnings } from '#backend/db/schema/earnings.ts';
import { payouts } from '#backend/db/schema/payouts.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { walletBatches, walletTransfers } from '#backend/db/schema/wallet-batches.ts';
import type { Tx } from '#backend/db/transaction.ts';

export type BatchRow = typeof walletBatches.$inferSelect;
export type TransferRow = typeof walletTransfers.$inferSelect;

const NO_KEY = sql<string[]>`'{}'::text[]`;
const maker = sql<string | null>`btrim(${userProfiles.firstName} || ' ' || ${userProfiles.lastName})`;
/** How many of a batch are closed. */
const sent = sql<number>`(select count(*)::int from wallet_transfers t
  where t.tenant_id = ${walletBatches.tenantId} and t.batch_id = ${walletBatches.id} and t.outcome = 'SENT')`;

const NEWEST_FIRST: ListOrder = {
  keys: [
    { of: walletBatches.madeAt, kind: 'moment' },
    { of: walletBatches.id, kind: 'id' },
  ],
  descending: true,
};

/** One page of batches, newest first, each with the name of who made it and how many of it are closed. */
export function batchesPage(tx: Tx, tenantId: string, asked: Place) {
  const isOf = eq(walletBatches.tenantId, tenantId);
  return pageByKey({
    asked,
    order: NEWEST_FIRST,
    scope: [tenantId, 'wallet-batches'],
    rows: ({ key, where, orderBy, limit }) =>
      batchesOf(tx, key)
        .where(and(isOf, where))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, tx.select({ id: walletBatches.id }).from(walletBatches).where(isOf)),
  });
}

export async function batchById(tx: Tx, tenantId: string, id: string) {
  const [found] = await batchesOf(tx, NO_KEY).where(
    and(eq(walletBatches.tenantId, tenantId), eq(walletBatches.id, id)),
  );
  return found;
}

function batchesOf(tx: Tx, key: SQL<string[]>) {
  return tx
    .select({ key, batch: walletBatches, madeBy: maker, sent })
    .from(walletBatches)
    .leftJoin(
      userProfiles,
      and(eq(userProfiles.tenantId, walletBatches.tenantId), eq(userProfiles.userId, walletBatches.madeBy)),
    );
}

/** A batch, locked before any of its transfers: whoever sees, names or withdraws takes this first. */
export async function lockBatch(tx: Tx, tenantId: string, id: string): Promise<BatchRow | null> {
  const [row] = await tx
    .select()
    .from(walletBatches)
    .where(and(eq(walletBatches.tenantId, tenantId), eq(walletBatches.id, id)))
    .for('update');
  return row ?? null;
}

/** A batch's transfers, in their order. */
export function transfersOf(tx: Tx, tenantId: string, batchId: string): Promise<TransferRow[]> {
  return tx
    .select()
    .from(walletTransfers)
    .where(and(eq(walletTransfers.tenantId, tenantId), eq(walletTransfers.batchId, batchId)))
    .orderBy(asc(walletTransfers.reference));
}

/** Writes a batch with its transfers: their money stands in it from now on, and what was claimed with it is being processed. */
export async function insertBatch(
  tx: Tx,
  batch: typeof walletBatches.$inferInsert,
  rows: readonly (typeof walletTransfers.$inferInsert)[],
): Promise<void> {
  await tx.insert(walletBatches).values(batch);
  await tx.insert(walletTransfers).values([...rows]);
  const ids = rows.map(({ payoutId }) => payoutId);
  await setPayouts(tx, batch.tenantId, ids, { state: 'IN_FILE' }, { processedAt: batch.madeAt });
}

/** Withdraws a locked batch that nothing was seen of: its transfers are none, and their money waits again. */
export async function withdrawBatch(
  tx: Tx,
  { tenantId, id }: Pick<BatchRow, 'tenantId' | 'id'>,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const batch = and(eq(walletBatches.tenantId, tenantId), eq(walletBatches.id, id), isNull(walletBatches.seenAt));
  await tx.update(walletBatches).set({ withdrawnBy: by, withdrawnAt: at }).where(batch);
  const rows = await tx
    .update(walletTransfers)
    .set({ outcome: 'WITHDRAWN', endedAt: at })
    .where(and(eq(walletTransfers.tenantId, tenantId), eq(walletTransfers.batchId, id)))
    .returning({ payoutId: walletTransfers.payoutId });
  const ids = rows.map(({ payoutId }) => payoutId);
  await setPayouts(tx, tenantId, ids, { state: 'WAITING' }, { processedAt: null });
}

/** What became of payouts, and of the earnings that were claimed with them. */
export async function setPayouts(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
  change: Partial<typeof payouts.$inferInsert>,
  ofEarnings: Partial<Pick<typeof earnings.$inferInsert, 'processedAt' | 'deliveredAt'>>,
): Promise<void> {
  await tx
    .update(payouts)
    .set(change)
    .where(and(eq(payouts.tenantId, tenantId), inArray(payouts.id, [...ids])));
  await tx
    .update(earnings)
    .set(ofEarnings)
    .where(and(eq(earnings.tenantId, tenantId), inArray(earnings.payoutId, [...ids])));
}

/** The wallets, in small letters, that batches on a chain were ever made for. */
export async function payersOn(tx: Tx, tenantId: string, chainId: number): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ payer: sql<string>`lower(${walletBatches.payer})` })
    .from(walletBatches)
    .where(and(eq(walletBatches.tenantId, tenantId), eq(walletBatches.chainId, chainId)));
  return new Set(rows.map(({ payer }) => payer));
}

/** A wallet that has called a contract, or was called as one, in a block of that time: none of its batches of before is withdrawn any more. */
export async function markActed(
  tx: Tx,
  tenantId: string,
  { chainId, payer, at }: { chainId: number; payer: string; at: Date },
): Promise<void> {
  await tx
    .update(walletBatches)
    .set({ actedAt: at })
    .where(
      and(
        eq(walletBatches.tenantId, tenantId),
        eq(walletBatches.chainId, chainId),
        sql`lower(${walletBatches.payer}) = ${payer}`,
        lte(walletBatches.madeAt, at),
        isNull(walletBatches.actedAt),
        isNull(walletBatches.withdrawnAt),
      ),
    );
}
