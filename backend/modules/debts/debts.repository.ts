import { and, asc, eq, inArray } from 'drizzle-orm';
import { distributions } from '#backend/db/schema/distributions.ts';
import { issuanceHolders } from '#backend/db/schema/holders.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** The debts of a tenant whose campaign was closed, by their ids. */
export async function closedDebts(tx: Tx, tenantId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: issuances.id })
    .from(issuances)
    .where(and(eq(issuances.tenantId, tenantId), eq(issuances.status, 'CLOSED'), eq(issuances.productType, 'DEBT')))
    .orderBy(asc(issuances.id));
  return rows.map(({ id }) => id);
}

/** What a debt's terms are made of; null where there is no such issuance. */
export async function debtRow(tx: Tx, tenantId: string, issuanceId: string) {
  const [row] = await debtRows(tx, tenantId, [issuanceId]);
  return row ?? null;
}
export type DebtRow = NonNullable<Awaited<ReturnType<typeof debtRow>>>;

/** `debtRow` of several. */
export async function debtRows(tx: Tx, tenantId: string, issuanceIds: readonly string[]) {
  if (issuanceIds.length === 0) return [];
  return tx
    .select({
      id: issuances.id,
      status: issuances.status,
      productType: issuances.productType,
      issuerUserId: issuances.issuerUserId,
      price: issuances.price,
      finance: issuances.finance,
      expiresOn: issuances.tokenExpiresOn,
      closedAt: issuances.closedAt,
      defaultDeclaredAt: issuances.defaultDeclaredAt,
      defaultReason: issuances.defaultReason,
      campaignEndsAt: issuances.campaignEndsAt,
    })
    .from(issuances)
    .where(and(eq(issuances.tenantId, tenantId), inArray(issuances.id, [...issuanceIds])));
}

/** The distributions that pay debts back, in the order of their numbers. There are as many as people have proposed. */
export async function debtDistributions(tx: Tx, tenantId: string, issuanceIds: readonly string[]) {
  if (issuanceIds.length === 0) return [];
  return tx
    .select({
      id: distributions.id,
      issuanceId: distributions.issuanceId,
      status: distributions.status,
      incomeCents: distributions.incomeCents,
      returnCents: distributions.returnCents,
      grossCents: distributions.grossCents,
      instalmentOn: distributions.instalmentOn,
      fundedAt: distributions.fundedAt,
      endedAt: distributions.endedAt,
    })
    .from(distributions)
    .where(
      and(
        eq(distributions.tenantId, tenantId),
        inArray(distributions.issuanceId, [...issuanceIds]),
        inArray(distributions.kind, ['INTEREST', 'CAPITAL_RETURN']),
      ),
    )
    .orderBy(asc(distributions.number));
}
export type DebtDistribution = Awaited<ReturnType<typeof debtDistributions>>[number];

/** Tokens of an issuance in one person's hands; null where they never had any. */
export async function tokensOf(tx: Tx, tenantId: string, issuanceId: string, userId: string): Promise<number | null> {
  const [row] = await tx
    .select({ tokens: issuanceHolders.tokens })
    .from(issuanceHolders)
    .where(
      and(
        eq(issuanceHolders.tenantId, tenantId),
        eq(issuanceHolders.issuanceId, issuanceId),
        eq(issuanceHolders.userId, userId),
      ),
    );
  return row ? Number(row.tokens) : null;
}
