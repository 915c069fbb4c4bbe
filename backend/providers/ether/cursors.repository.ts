import { and, asc, eq } from 'drizzle-orm';
import { chainCursors } from '#backend/db/schema/chain-payments.ts';
import type { Tx } from '#backend/db/transaction.ts';

export type CursorRow = typeof chainCursors.$inferSelect;

export async function cursorOf(tx: Tx, chainId: number): Promise<CursorRow | null> {
  const [row] = await tx
    .select()
    .from(chainCursors)
    .where(and(eq(chainCursors.tenantId, tx.tenantId), eq(chainCursors.chainId, chainId)));
  return row ?? null;
}

/** Where the tenant's watcher begins; nothing where it has begun. */
export async function beginCursor(tx: Tx, cursor: Omit<CursorRow, 'nextIndex'>): Promise<void> {
  await tx.insert(chainCursors).values(cursor).onConflictDoNothing();
}

/**
 * The next index of a deposit address. Whoever takes one locks the rows: two never get the same, and one that was rolled back was shown to nobody.
 * The tenant's chains count together, because their addresses come from one key.
 */
export async function takeIndex(tx: Tx, chainId: number): Promise<number> {
  const rows = await tx
    .select({ next: chainCursors.nextIndex })
    .from(chainCursors)
    .where(eq(chainCursors.tenantId, tx.tenantId))
    .orderBy(asc(chainCursors.chainId))
    .for('no key update');
  const index = Math.max(0, ...rows.map(({ next }) => next));
  await tx
    .update(chainCursors)
    .set({ nextIndex: index + 1 })
    .where(and(eq(chainCursors.tenantId, tx.tenantId), eq(chainCursors.chainId, chainId)));
  return index;
}

/** Moves the cursor on from where its reader found it; false where another reader was faster. */
export async function moveCursor(
  tx: Tx,
  from: CursorRow,
  to: Pick<CursorRow, 'blockNumber' | 'blockHash' | 'updatedAt'>,
): Promise<boolean> {
  const rows = await tx
    .update(chainCursors)
    .set(to)
    .where(
      and(
        eq(chainCursors.tenantId, tx.tenantId),
        eq(chainCursors.chainId, from.chainId),
        eq(chainCursors.blockHash, from.blockHash),
      ),
    )
    .returning({ chainId: chainCursors.chainId });
  return rows.length > 0;
}
