import { and, eq, sql } from 'drizzle-orm';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '#backend/db/schema/ledger.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** What a provider has given back or withheld of one payment by itself and no refund covers yet, in cents, and the newest name that it gave to it. */
export async function claimOf(tx: Tx, paymentId: string): Promise<{ cents: bigint; reference: string | null }> {
  const [row] = await tx
    .select({
      cents: sql<string>`coalesce(-sum(${ledgerPostings.amount}), 0)::text`,
      reference: sql<string | null>`(array_agg(${ledgerEntries.ref} order by ${ledgerEntries.createdAt} desc))[1]`,
    })
    .from(ledgerEntries)
    .innerJoin(
      ledgerPostings,
      and(eq(ledgerPostings.tenantId, ledgerEntries.tenantId), eq(ledgerPostings.entryId, ledgerEntries.id)),
    )
    .innerJoin(
      ledgerAccounts,
      and(eq(ledgerAccounts.tenantId, ledgerPostings.tenantId), eq(ledgerAccounts.id, ledgerPostings.accountId)),
    )
    .where(
      and(
        eq(ledgerEntries.tenantId, tx.tenantId),
        eq(ledgerEntries.memo, paymentId),
        eq(ledgerAccounts.kind, 'provider_claims'),
      ),
    );
  return { cents: BigInt(row?.cents ?? '0'), reference: row?.reference ?? null };
}

/** Whether an entry of this kind and name stands in the books. */
export async function isBooked(tx: Tx, kind: string, ref: string): Promise<boolean> {
  const rows = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.tenantId, tx.tenantId), eq(ledgerEntries.kind, kind), eq(ledgerEntries.ref, ref)));
  return rows.length > 0;
}
