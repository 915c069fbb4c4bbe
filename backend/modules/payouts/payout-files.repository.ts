import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { earnings } from '#backend/db/schema/earnings.ts';
import { refunds } from '#backend/db/schema/payments.ts';
import { payoutFiles, payoutTransfers } from '#backend/db/schema/payout-files.ts';
import { payouts } from '#backend/db/schema/payouts.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import type { Tx } from '#backend/db/transaction.ts';

export type FileRow = typeof payoutFiles.$inferSelect;
export type TransferRow = typeof payoutTransfers.$inferSelect;

const NO_KEY = sql<string[]>`'{}'::text[]`;
const maker = sql<string>`btrim(${userProfiles.firstName} || ' ' || ${userProfiles.lastName})`;

/** Of a page's files alone, by the index of a file's transfers. */
const returned = sql<number>`(select count(*)::int from payout_transfers t
  where t.tenant_id = ${payoutFiles.tenantId} and t.file_id = ${payoutFiles.id} and t.outcome = 'REJECTED')`;

const NEWEST_FIRST: ListOrder = {
  keys: [
    { of: payoutFiles.madeAt, kind: 'moment' },
    { of: payoutFiles.id, kind: 'id' },
  ],
  descending: true,
};

/** One page of files, newest first, with the name of who made each. */
export function payoutFilesPage(tx: Tx, tenantId: string, asked: Place) {
  const isOf = eq(payoutFiles.tenantId, tenantId);
  return pageByKey({
    asked,
    order: NEWEST_FIRST,
    scope: [tenantId, 'payout-files'],
    rows: ({ key, where, orderBy, limit }) =>
      filesOf(tx, key)
        .where(and(isOf, where))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, tx.select({ id: payoutFiles.id }).from(payoutFiles).where(isOf)),
  });
}

/** One file, with the name of who made it. */
export async function fileById(tx: Tx, tenantId: string, id: string) {
  const [found] = await filesOf(tx, NO_KEY).where(and(eq(payoutFiles.tenantId, tenantId), eq(payoutFiles.id, id)));
  return found;
}

function filesOf(tx: Tx, key: SQL<string[]>) {
  return tx
    .select({ key, file: payoutFiles, madeBy: maker, returned })
    .from(payoutFiles)
    .leftJoin(
      userProfiles,
      and(eq(userProfiles.tenantId, payoutFiles.tenantId), eq(userProfiles.userId, payoutFiles.madeBy)),
    );
}

export async function insertFile(tx: Tx, row: typeof payoutFiles.$inferInsert): Promise<FileRow | undefined> {
  const [made] = await tx.insert(payoutFiles).values(row).returning();
  return made;
}

/** Writes the transfers of a file; their money stands in it from now on: nobody sends a refund of it by hand, and what was claimed with it is being processed. */
export async function insertTransfers(
  tx: Tx,
  tenantId: string,
  rows: readonly (typeof payoutTransfers.$inferInsert)[],
  now: Date,
): Promise<void> {
  await tx.insert(payoutTransfers).values([...rows]);
  const ids = rows.flatMap(({ payoutId }) => payoutId ?? []);
  await tx
    .update(payouts)
    .set({ state: 'IN_FILE', failure: null })
    .where(and(eq(payouts.tenantId, tenantId), inArray(payouts.id, ids)));
  await tx
    .update(earnings)
    .set({ processedAt: now })
    .where(and(eq(earnings.tenantId, tenantId), inArray(earnings.payoutId, ids)));
  const refundIds = rows.flatMap(({ refundId }) => refundId ?? []);
  if (refundIds.length === 0) return;
  const itsTransfer = sql`(select t.end_to_end_id from payout_transfers t
    where t.tenant_id = refunds.tenant_id and t.refund_id = refunds.id and t.outcome <> 'REJECTED')`;
  await tx
    .update(refunds)
    .set({ transferId: itsTransfer })
    .where(and(eq(refunds.tenantId, tenantId), inArray(refunds.id, refundIds)));
}

/** A file's transfers, in their order; `lock` for what is about to end some of them. */
export async function transfersOf(tx: Tx, tenantId: string, fileId: string, lock = false): Promise<TransferRow[]> {
  const rows = tx
    .select()
    .from(payoutTransfers)
    .where(and(eq(payoutTransfers.tenantId, tenantId), eq(payoutTransfers.fileId, fileId)))
    .orderBy(asc(payoutTransfers.endToEndId));
  return lock ? rows.for('update') : rows;
}

/** Transfers that a movement of the account names, by their own ids or by their files', locked; those that came back are none. */
export async function namedTransfers(
  tx: Tx,
  tenantId: string,
  { files, transfers }: { files: readonly string[]; transfers: readonly string[] },
): Promise<TransferRow[]> {
  if (files.length === 0 && transfers.length === 0) return [];
  const ofFiles = tx
    .select({ id: payoutFiles.id })
    .from(payoutFiles)
    .where(and(eq(payoutFiles.tenantId, tenantId), inArray(payoutFiles.messageId, [...files])));
  const named =
    transfers.length > 0
      ? inArray(payoutTransfers.endToEndId, [...transfers])
      : inArray(payoutTransfers.fileId, ofFiles);
  return tx
    .select()
    .from(payoutTransfers)
    .where(and(eq(payoutTransfers.tenantId, tenantId), named, ne(payoutTransfers.outcome, 'REJECTED')))
    .orderBy(asc(payoutTransfers.endToEndId))
    .for('update');
}

/** What became of transfers. */
export async function setTransfers(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
  change: Partial<Pick<TransferRow, 'outcome' | 'reasons' | 'statementRowId' | 'endedAt'>>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(payoutTransfers)
    .set(change)
    .where(and(eq(payoutTransfers.tenantId, tenantId), inArray(payoutTransfers.endToEndId, [...ids])));
}

export async function setReported(tx: Tx, tenantId: string, id: string, reportId: string, now: Date): Promise<void> {
  await tx
    .update(payoutFiles)
    .set({ reportId: reportId.slice(0, 35), reportedAt: now })
    .where(and(eq(payoutFiles.tenantId, tenantId), eq(payoutFiles.id, id)));
}
