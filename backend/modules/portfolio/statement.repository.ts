import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import { distributions } from '#backend/db/schema/distributions.ts';
import { earnings } from '#backend/db/schema/earnings.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '#backend/db/schema/ledger.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** A posting on a person's accounts: of tokens that they hold, or of their balance in cents. */
interface LedgerMove {
  kind: string;
  issuanceId: string | null;
  at: Date;
  amount: bigint;
}

/** Every posting on a person's holdings or on their balance up to a moment, oldest first. */
export function ledgerMoves(
  tx: Tx,
  { tenantId, userId }: { tenantId: string; userId: string },
  account: 'holding' | 'investor_cash',
  until: Date,
): Promise<LedgerMove[]> {
  return tx
    .select({
      kind: ledgerEntries.kind,
      issuanceId: ledgerAccounts.issuanceId,
      at: ledgerEntries.createdAt,
      amount: ledgerPostings.amount,
    })
    .from(ledgerPostings)
    .innerJoin(
      ledgerAccounts,
      and(eq(ledgerAccounts.tenantId, ledgerPostings.tenantId), eq(ledgerAccounts.id, ledgerPostings.accountId)),
    )
    .innerJoin(
      ledgerEntries,
      and(eq(ledgerEntries.tenantId, ledgerPostings.tenantId), eq(ledgerEntries.id, ledgerPostings.entryId)),
    )
    .where(
      and(
        eq(ledgerAccounts.tenantId, tenantId),
        eq(ledgerAccounts.kind, account),
        eq(ledgerAccounts.userId, userId),
        lte(ledgerEntries.createdAt, until),
      ),
    )
    .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id));
}

/** What was paid to a person up to a moment, oldest first, with its kind. Cents. */
export async function incomeUntil(tx: Tx, { tenantId, userId }: { tenantId: string; userId: string }, until: Date) {
  const rows = await tx
    .select({
      issuanceId: earnings.issuanceId,
      kind: distributions.kind,
      at: earnings.executedAt,
      grossCents: earnings.grossCents,
      withheldCents: earnings.withheldCents,
      netCents: earnings.netCents,
      returnCents: earnings.returnCents,
    })
    .from(earnings)
    .innerJoin(
      distributions,
      and(eq(distributions.tenantId, earnings.tenantId), eq(distributions.id, earnings.distributionId)),
    )
    .where(
      and(
        eq(earnings.tenantId, tenantId),
        eq(earnings.userId, userId),
        ne(earnings.status, 'PENDING'),
        lte(earnings.executedAt, until),
      ),
    )
    .orderBy(asc(earnings.executedAt), sql`${earnings.id}`);
  return rows.flatMap(({ at, grossCents, ...row }) => (at ? [{ ...row, grossCents: grossCents ?? 0n, at }] : []));
}
