import { and, eq, sql } from 'drizzle-orm';
import { type ActCall, chainActs, chainSigners, type SignedAct } from '#backend/db/schema/chain-tokens.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { type ActRow, changeAct } from './acts.repository.ts';

/**
 * Gives an act its nonce, under the lock of the account that signs; false where another run was faster.
 * @param atNode the account's transactions that stand in blocks: another program may have sent some
 */
export async function reserveNonce(
  tx: Tx,
  act: ActRow,
  reserved: { signer: string; call: ActCall; atNode: number; now: Date },
): Promise<boolean> {
  const { signer, call, atNode, now } = reserved;
  const { tenantId, chainId } = act;
  await tx.insert(chainSigners).values({ tenantId, chainId, address: signer, nextNonce: atNode }).onConflictDoNothing();
  const [account] = await tx
    .select({ next: chainSigners.nextNonce })
    .from(chainSigners)
    .where(
      and(eq(chainSigners.tenantId, tx.tenantId), eq(chainSigners.chainId, chainId), eq(chainSigners.address, signer)),
    )
    .for('update');
  const nonce = Math.max(account?.next ?? 0, atNode);
  const isOurs = await changeAct(tx, act, {
    state: 'SENT',
    nonce,
    signer,
    call,
    signed: [],
    failure: null,
    pricedAt: null,
    movedAt: now,
  });
  if (!isOurs) return false;
  await tx
    .update(chainSigners)
    .set({ nextNonce: nonce + 1 })
    .where(
      and(eq(chainSigners.tenantId, tx.tenantId), eq(chainSigners.chainId, chainId), eq(chainSigners.address, signer)),
    );
  return true;
}

/** Keeps one more signed form of a transaction, before it is sent. */
export async function keepSigned(tx: Tx, { id, nonce }: ActRow, signed: SignedAct, now: Date): Promise<void> {
  await tx
    .update(chainActs)
    .set({ signed: sql`${chainActs.signed} || ${JSON.stringify([signed])}::jsonb`, pricedAt: now })
    .where(and(eq(chainActs.tenantId, tx.tenantId), eq(chainActs.id, id), eq(chainActs.nonce, nonce ?? -1)));
}
