import { and, asc, eq, getTableColumns, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { distributions } from '#backend/db/schema/distributions.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { statementRows } from '#backend/db/schema/statements.ts';
import type { Tx } from '#backend/db/transaction.ts';

const SHOWN = 5;

function joined(tx: Tx, where: SQL | undefined) {
  return tx
    .select({
      distribution: getTableColumns(distributions),
      issuance: { id: issuances.id, title: issuances.title, issuer: issuances.issuerName },
    })
    .from(distributions)
    .innerJoin(
      issuances,
      and(eq(issuances.tenantId, distributions.tenantId), eq(issuances.id, distributions.issuanceId)),
    )
    .where(and(eq(distributions.tenantId, tx.tenantId), where));
}
export type DistributionRecord = Awaited<ReturnType<typeof joined>>[number];

/** A distribution by its reference, or by its id. */
export async function distributionRecord(
  tx: Tx,
  tenantId: string,
  by: { reference: string } | { id: string },
): Promise<DistributionRecord | null> {
  const named = 'id' in by ? eq(distributions.id, by.id) : eq(distributions.reference, by.reference);
  const [record] = await joined(tx, and(eq(distributions.tenantId, tenantId), named));
  return record ?? null;
}

/** Distributions whose money has not all come: those that miss the nearest to so many cents first. */
export function unfundedDistributions(tx: Tx, tenantId: string, cents: bigint): Promise<DistributionRecord[]> {
  const here = sql<bigint>`${distributions.fundedCents} - ${distributions.returnedCents}`;
  const isOpen = inArray(distributions.status, ['PROPOSED', 'APPROVED']);
  return joined(tx, and(eq(distributions.tenantId, tenantId), isOpen, lt(here, distributions.grossCents)))
    .orderBy(sql`abs(${distributions.grossCents} - (${here}) - ${cents}::bigint)`, asc(distributions.id))
    .limit(SHOWN);
}

/** What movements were found to have taken back to the issuer of a distribution, in cents. They are as many as transfers that a manager has made for it. */
export async function givenBackBy(tx: Tx, tenantId: string, distributionId: string): Promise<bigint> {
  const [row] = await tx
    .select({ cents: sql<string>`coalesce(sum(${statementRows.amountCents}), 0)::text` })
    .from(statementRows)
    .where(
      and(
        eq(statementRows.tenantId, tenantId),
        eq(statementRows.distributionId, distributionId),
        eq(statementRows.isCredit, false),
        eq(statementRows.state, 'MATCHED'),
      ),
    );
  return BigInt(row?.cents ?? 0);
}
