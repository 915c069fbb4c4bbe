import { randomUUID } from 'node:crypto';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Counted } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { statementImports, statementRows } from '#backend/db/schema/statements.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { RowState } from '#domain/statement/row-state.ts';

export type ImportRow = typeof statementImports.$inferSelect;
export type RowRecord = typeof statementRows.$inferSelect;
type NewRow = Omit<typeof statementRows.$inferInsert, 'id' | 'importId' | 'state'> & { state: 'WAITING' | 'IGNORED' };

/** Keeps an import; null where this very file was imported before. */
export async function insertImport(
  tx: Tx,
  values: Omit<typeof statementImports.$inferInsert, 'id'>,
): Promise<ImportRow | null> {
  const [row] = await tx
    .insert(statementImports)
    .values({ ...values, id: randomUUID() })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export async function importByHash(tx: Tx, sha256: string): Promise<ImportRow | null> {
  const [row] = await tx
    .select()
    .from(statementImports)
    .where(and(eq(statementImports.tenantId, tx.tenantId), eq(statementImports.sha256, sha256)));
  return row ?? null;
}

export async function importById(tx: Tx, id: string): Promise<ImportRow | null> {
  const [row] = await tx
    .select()
    .from(statementImports)
    .where(and(eq(statementImports.tenantId, tx.tenantId), eq(statementImports.id, id)));
  return row ?? null;
}

export async function setRepeated(tx: Tx, id: string, repeatedCount: number): Promise<void> {
  await tx
    .update(statementImports)
    .set({ repeatedCount })
    .where(and(eq(statementImports.tenantId, tx.tenantId), eq(statementImports.id, id)));
}

/** Keeps the movements that no file has brought before; answers those, in their order. Waits for another import of the same ones. */
export async function insertRows(tx: Tx, importId: string, rows: readonly NewRow[]): Promise<RowRecord[]> {
  if (rows.length === 0) return [];
  const made = await tx
    .insert(statementRows)
    .values(rows.map((row) => ({ ...row, id: randomUUID(), importId })))
    .onConflictDoNothing()
    .returning();
  return made.sort((a, b) => a.position - b.position);
}

export async function rowById(tx: Tx, id: string): Promise<RowRecord | null> {
  const [row] = await tx
    .select()
    .from(statementRows)
    .where(and(eq(statementRows.tenantId, tx.tenantId), eq(statementRows.id, id)));
  return row ?? null;
}

/** A movement, locked. */
export async function lockRow(tx: Tx, id: string): Promise<RowRecord | null> {
  const [row] = await tx
    .select()
    .from(statementRows)
    .where(and(eq(statementRows.tenantId, tx.tenantId), eq(statementRows.id, id)))
    .for('no key update');
  return row ?? null;
}

/** Parts that wait for the rest of an order's money, locked. */
export function lockHeld(tx: Tx, investmentId: string): Promise<RowRecord[]> {
  return tx
    .select()
    .from(statementRows)
    .where(
      and(
        eq(statementRows.tenantId, tx.tenantId),
        eq(statementRows.investmentId, investmentId),
        eq(statementRows.state, 'HELD'),
      ),
    )
    .orderBy(asc(statementRows.id))
    .for('no key update');
}

export async function updateRows(
  tx: Tx,
  ids: readonly string[],
  change: Partial<Omit<RowRecord, 'tenantId' | 'id' | 'importId' | 'amountCents' | 'fingerprint'>>,
): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(statementRows)
      .set(change)
      .where(and(eq(statementRows.tenantId, tx.tenantId), inArray(statementRows.id, [...ids])));
}

const NEWEST: ListOrder = {
  keys: [
    { of: statementImports.importedAt, kind: 'moment' },
    { of: statementImports.id, kind: 'id' },
  ],
  descending: true,
};

/** One page of imports, newest first. */
export function importsPage(tx: Tx, tenantId: string, asked: Place, count: () => PromiseLike<Counted>) {
  const ofTenant = eq(statementImports.tenantId, tenantId);
  return pageByKey<ImportRow & { key: string[] }>({
    asked,
    order: NEWEST,
    scope: [tenantId, 'imports'],
    rows: ({ key, where, orderBy, limit }) =>
      tx
        .select({ ...getTableColumns(statementImports), key })
        .from(statementImports)
        .where(and(ofTenant, where))
        .orderBy(...orderBy)
        .limit(limit),
    count,
  });
}

/** How many movements of each import stand where. */
export async function countsOf(tx: Tx, importIds: readonly string[]): Promise<Map<string, Record<RowState, number>>> {
  const counts = new Map<string, Record<RowState, number>>(
    importIds.map((id) => [id, { MATCHED: 0, WAITING: 0, HELD: 0, RESOLVED: 0, IGNORED: 0 }]),
  );
  if (importIds.length === 0) return counts;
  const rows = await tx
    .select({ importId: statementRows.importId, state: statementRows.state, count: sql<number>`count(*)::int` })
    .from(statementRows)
    .where(and(eq(statementRows.tenantId, tx.tenantId), inArray(statementRows.importId, [...importIds])))
    .groupBy(statementRows.importId, statementRows.state);
  for (const row of rows) {
    const states = counts.get(row.importId);
    if (states) states[row.state] = row.count;
  }
  return counts;
}

/** How much lies in each state of one import, in cents; what went out counts below zero. */
export async function sumsOf(tx: Tx, importId: string): Promise<Record<RowState, bigint>> {
  const signed = sql<string>`sum(case when ${statementRows.isCredit} then ${statementRows.amountCents} else -${statementRows.amountCents} end)::text`;
  const sums: Record<RowState, bigint> = { MATCHED: 0n, WAITING: 0n, HELD: 0n, RESOLVED: 0n, IGNORED: 0n };
  const rows = await tx
    .select({ state: statementRows.state, cents: signed })
    .from(statementRows)
    .where(and(eq(statementRows.tenantId, tx.tenantId), eq(statementRows.importId, importId)))
    .groupBy(statementRows.state);
  for (const { state, cents } of rows) sums[state] = BigInt(cents);
  return sums;
}
