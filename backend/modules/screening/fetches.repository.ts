import { and, eq } from 'drizzle-orm';
import { watchFetches } from '#backend/db/schema/watch-lists.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { WatchList } from '#domain/screening/watch-list.ts';

type FetchRow = typeof watchFetches.$inferSelect;

/** What came of reading a list from its address the last time; null: it was never read. */
export async function lastFetch(tx: Tx, tenantId: string, list: WatchList): Promise<FetchRow | null> {
  const [row] = await tx
    .select()
    .from(watchFetches)
    .where(and(eq(watchFetches.tenantId, tenantId), eq(watchFetches.list, list)));
  return row ?? null;
}

/** Keeps what came of it in the place of the time before. */
export async function keepFetch(tx: Tx, row: FetchRow): Promise<void> {
  const { tenantId: _, list: __, ...set } = row;
  await tx
    .insert(watchFetches)
    .values(row)
    .onConflictDoUpdate({ target: [watchFetches.tenantId, watchFetches.list], set });
}
