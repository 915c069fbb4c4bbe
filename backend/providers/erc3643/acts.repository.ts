import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { chainActs } from '#backend/db/schema/chain-tokens.ts';
import type { Tx } from '#backend/db/transaction.ts';

export type ActRow = typeof chainActs.$inferSelect;
type NewAct = typeof chainActs.$inferInsert;

/** Puts acts into their queue; what has been asked before stays as it is. */
export async function insertActs(tx: Tx, acts: readonly NewAct[]): Promise<void> {
  if (acts.length > 0)
    await tx
      .insert(chainActs)
      .values([...acts])
      .onConflictDoNothing();
}

/** What was made on a chain, by the act's key: addresses of contracts and identities that stand in a block. */
export async function resultsOf(tx: Tx, chainId: number, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await tx
    .select({ key: chainActs.key, result: chainActs.result, state: chainActs.state })
    .from(chainActs)
    .where(
      and(
        eq(chainActs.tenantId, tx.tenantId),

        eq(chainActs.chainId, chainId),
        inArray(chainActs.key, [...keys]),
        inArray(chainActs.state, ['MINED', 'CONFIRMED']),
      ),
    );
  return new Map(rows.map(({ key, result }) => [key, result ?? '']));
}

/** Acts that wait to be sent and are due, in their order. */
export function actsToSend(tx: Tx, chainId: number, now: Date, most: number): Promise<ActRow[]> {
  return tx
    .select()
    .from(chainActs)
    .where(
      and(
        eq(chainActs.tenantId, tx.tenantId),

        eq(chainActs.chainId, chainId),
        inArray(chainActs.state, ['QUEUED', 'FAILED']),
        or(isNull(chainActs.nextTryAt), lte(chainActs.nextTryAt, now)),
      ),
    )
    .orderBy(asc(chainActs.place))
    .limit(most);
}

/** Whether a chain has to be asked at all: something is to be sent, is on its way, or was confirmed since a moment. */
export async function hasWork(tx: Tx, chainId: number, now: Date, confirmedSince: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: chainActs.id })
    .from(chainActs)
    .where(
      and(
        eq(chainActs.tenantId, tx.tenantId),

        eq(chainActs.chainId, chainId),
        or(
          inArray(chainActs.state, ['SENT', 'MINED']),
          and(
            inArray(chainActs.state, ['QUEUED', 'FAILED']),
            or(isNull(chainActs.nextTryAt), lte(chainActs.nextTryAt, now)),
          ),
          and(eq(chainActs.state, 'CONFIRMED'), gte(chainActs.movedAt, confirmedSince)),
        ),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Acts that have their nonce, and those confirmed since a block, which may be taken back; by their nonce. */
export function actsToLookAt(tx: Tx, chainId: number, since: number): Promise<ActRow[]> {
  return tx
    .select()
    .from(chainActs)
    .where(
      and(
        eq(chainActs.tenantId, tx.tenantId),
        eq(chainActs.chainId, chainId),
        or(
          inArray(chainActs.state, ['SENT', 'MINED']),
          and(eq(chainActs.state, 'CONFIRMED'), gte(chainActs.blockNumber, since)),
        ),
      ),
    )
    .orderBy(sql`${chainActs.state} = 'CONFIRMED'`, asc(chainActs.nonce))
    .limit(500);
}

type Change = Partial<Omit<ActRow, 'tenantId' | 'id' | 'place'>>;

/** Changes an act that stands still as it was read; false where another run was faster. */
export async function changeAct(
  tx: Tx,
  { id, state, attempts }: Pick<ActRow, 'id' | 'state' | 'attempts'>,
  change: Change,
): Promise<boolean> {
  const rows = await tx
    .update(chainActs)
    .set(change)
    .where(
      and(
        eq(chainActs.tenantId, tx.tenantId),
        eq(chainActs.id, id),
        eq(chainActs.state, state),
        eq(chainActs.attempts, attempts),
      ),
    )
    .returning({ id: chainActs.id });
  return rows.length > 0;
}

/** Acts of a token: what waits for a second person, then the newest. */
export function actsOf(tx: Tx, tenantId: string, issuanceId: string, most: number): Promise<ActRow[]> {
  return tx
    .select()
    .from(chainActs)
    .where(and(eq(chainActs.tenantId, tenantId), eq(chainActs.issuanceId, issuanceId)))
    .orderBy(sql`${chainActs.state} = 'PROPOSED' desc`, sql`${chainActs.place} desc`)
    .limit(most);
}

export async function actById(tx: Tx, id: string): Promise<ActRow | null> {
  const [row] = await tx
    .select()
    .from(chainActs)
    .where(and(eq(chainActs.tenantId, tx.tenantId), eq(chainActs.id, id)));
  return row ?? null;
}
