import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '#backend/db/schema/users.ts';
import { walletBatches, walletTransfers } from '#backend/db/schema/wallet-batches.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { TransferRow } from './batches.repository.ts';

/** A transaction and the block in which it stands. */
interface Standing {
  transaction: string;
  blockNumber: number;
  blockHash: string;
}

/** Transfers that a transaction was found to be, in whatever state. */
export function transfersByHash(tx: Tx, tenantId: string, transaction: string): Promise<TransferRow[]> {
  return tx
    .select()
    .from(walletTransfers)
    .where(and(eq(walletTransfers.tenantId, tenantId), eq(walletTransfers.transaction, transaction)))
    .orderBy(asc(walletTransfers.reference));
}

interface Sought {
  chainId: number;
  /** In small letters, both. */
  payer: string;
  address: string;
}

/** Transfers to an address of batches of a wallet that wait for their transaction; their batches are locked first, then they. */
export async function lockOpenAt(
  tx: Tx,
  tenantId: string,
  { chainId, payer, address }: Sought,
): Promise<TransferRow[]> {
  const isOpenAt = and(
    eq(walletTransfers.tenantId, tenantId),
    sql`lower(${walletTransfers.address}) = ${address}`,
    eq(walletTransfers.outcome, 'OPEN'),
  );
  const batches = await tx
    .select({ id: walletBatches.id })
    .from(walletBatches)
    .where(
      and(
        eq(walletBatches.tenantId, tenantId),
        eq(walletBatches.chainId, chainId),
        sql`lower(${walletBatches.payer}) = ${payer}`,
        isNull(walletBatches.withdrawnAt),
        inArray(walletBatches.id, tx.select({ id: walletTransfers.batchId }).from(walletTransfers).where(isOpenAt)),
      ),
    )
    .orderBy(asc(walletBatches.id))
    .for('update');
  if (batches.length === 0) return [];
  const ids = batches.map(({ id }) => id);
  return tx
    .select()
    .from(walletTransfers)
    .where(and(isOpenAt, inArray(walletTransfers.batchId, ids)))
    .orderBy(asc(walletTransfers.reference))
    .for('update');
}

/** Whether anything was ever to be sent to an address, in small letters, by a batch of a wallet on a chain. */
export async function wasSentTo(tx: Tx, tenantId: string, { chainId, payer, address }: Sought): Promise<boolean> {
  const [row] = await tx
    .select({ one: sql<number>`1` })
    .from(walletTransfers)
    .innerJoin(
      walletBatches,
      and(eq(walletBatches.tenantId, walletTransfers.tenantId), eq(walletBatches.id, walletTransfers.batchId)),
    )
    .where(
      and(
        eq(walletTransfers.tenantId, tenantId),
        sql`lower(${walletTransfers.address}) = ${address}`,
        eq(walletBatches.chainId, chainId),
        sql`lower(${walletBatches.payer}) = ${payer}`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Open transfers are found: by whom, in which transaction. Their batch, which is locked, is withdrawn no more. */
export async function setSeen(
  tx: Tx,
  rows: readonly Pick<TransferRow, 'tenantId' | 'reference' | 'batchId'>[],
  { isPlain, notedBy, at, ...standing }: Standing & { isPlain: boolean; notedBy: string | null; at: Date },
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const references = rows.map(({ reference }) => reference);
  await tx
    .update(walletTransfers)
    .set({ outcome: 'SEEN', ...standing, isPlain, notedBy, seenAt: at })
    .where(and(eq(walletTransfers.tenantId, first.tenantId), inArray(walletTransfers.reference, references), isOpen));
  await tx
    .update(walletBatches)
    .set({ seenAt: at })
    .where(
      and(
        eq(walletBatches.tenantId, first.tenantId),
        inArray(
          walletBatches.id,
          rows.map(({ batchId }) => batchId),
        ),
        isNull(walletBatches.seenAt),
      ),
    );
}

const isOpen: SQL = eq(walletTransfers.outcome, 'OPEN');

/** Transfers whose transaction waits for its confirmations, on one chain, by the number of their block. */
export function transfersToConfirm(tx: Tx, tenantId: string, chainId: number): Promise<TransferRow[]> {
  const isOn = sql`exists (select from wallet_batches b where b.tenant_id = ${walletTransfers.tenantId}
    and b.id = ${walletTransfers.batchId} and b.chain_id = ${chainId})`;
  return tx
    .select()
    .from(walletTransfers)
    .where(and(eq(walletTransfers.tenantId, tenantId), eq(walletTransfers.outcome, 'SEEN'), isOn))
    .orderBy(asc(walletTransfers.blockNumber), asc(walletTransfers.reference))
    .limit(500);
}

/** Changes a transfer that still waits where it was seen; false where another run was faster. */
export async function changeSeen(
  tx: Tx,
  { tenantId, reference, transaction, blockHash }: TransferRow,
  change: Partial<typeof walletTransfers.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(walletTransfers)
    .set(change)
    .where(
      and(
        eq(walletTransfers.tenantId, tenantId),
        eq(walletTransfers.reference, reference),
        eq(walletTransfers.outcome, 'SEEN'),
        eq(walletTransfers.transaction, transaction ?? ''),
        eq(walletTransfers.blockHash, blockHash ?? ''),
      ),
    )
    .returning({ reference: walletTransfers.reference });
  return rows.length > 0;
}

/** Whom a transfer is written to. */
export async function receiverOf(tx: Tx, { tenantId, userId }: TransferRow) {
  const [row] = await tx
    .select({ userId: users.id, email: users.email, lang: users.lang, deletedAt: users.deletedAt })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)));
  return row ?? null;
}
