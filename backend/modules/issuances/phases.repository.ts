import { and, asc, eq, getTableColumns, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { anyRow } from '#backend/db/any-row.ts';
import { issuancePlans } from '#backend/db/schema/campaigns.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { issuanceStatusHistory, issuances } from '#backend/db/schema/issuances.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';
import { RAISED_CENTS } from '#backend/totals/totals.repository.ts';
import { targetOf } from '#domain/issuance/figures.ts';
import { priceOf } from '#domain/money/price.ts';
import type { Language } from '#domain/tenant/language.ts';

/** The name of whoever recorded an approval. */
export async function usernameOf(tx: Tx, tenantId: string, userId: string): Promise<string> {
  const [row] = await tx
    .select({ name: users.username })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)));
  return row?.name ?? '';
}

/** Every order of an issuance with what decides what becomes of it. */
export function ordersOf(tx: Tx, tenantId: string, issuanceId: string) {
  return tx
    .select({
      userId: investments.userId,
      status: investments.status,
      amountCents: investments.amountCents,
      reflectionEndsAt: investments.reflectionEndsAt,
      isRequest: investments.isRequest,
    })
    .from(investments)
    .where(and(eq(investments.tenantId, tenantId), eq(investments.issuanceId, issuanceId)));
}

export async function updateIssuance(
  tx: Tx,
  tenantId: string,
  id: string,
  change: Partial<typeof issuances.$inferInsert>,
): Promise<void> {
  await tx
    .update(issuances)
    .set(change)
    .where(and(eq(issuances.tenantId, tenantId), eq(issuances.id, id)));
}

export async function insertPhase(tx: Tx, row: typeof issuanceStatusHistory.$inferInsert): Promise<void> {
  await tx.insert(issuanceStatusHistory).values(row);
}

/** One opening of a tenant at a time: the sum over an owner's offers is read before one more is added. Held until the transaction ends. */
export async function lockOpenings(tx: Tx, tenantId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`openings ${tenantId}`}, 0))`);
}

/** The other offers of an issuance's owner, by person or by tax number, each with when its campaign first opened. */
export async function otherOffersOf(tx: Tx, { tenantId, id, issuerUserId, issuerTaxNumber }: IssuanceRow) {
  // Nested: at the top the columns of the statement's own table would lose its name.
  const opened = sql`select to_json(min(h.created_at)) #>> '{}' from issuance_status_history h
    where h.tenant_id = ${issuances.tenantId} and h.issuance_id = ${issuances.id} and h.to_status = 'CAMPAIGN'`;
  const rows = await tx
    .select({
      ...getTableColumns(issuances),
      raised: sql<string>`${RAISED_CENTS}::text`,
      openedAt: sql<string | null>`(${opened})`,
    })
    .from(issuances)
    .where(
      and(
        eq(issuances.tenantId, tenantId),
        ne(issuances.id, id),
        or(
          eq(issuances.issuerUserId, issuerUserId),
          issuerTaxNumber ? eq(issuances.issuerTaxNumber, issuerTaxNumber) : undefined,
        ),
      ),
    );
  return rows.map(({ status, tokensForSale, price, raised, openedAt }) => ({
    status,
    openedAt: openedAt === null ? null : new Date(openedAt),
    targetCents: targetOf(tokensForSale, priceOf(price)),
    raisedCents: BigInt(raised),
  }));
}

export type PlanRow = typeof issuancePlans.$inferSelect;

/** A plan with who made it. */
export type PlanOfSomebody = PlanRow & { byName: string; byEmail: string; byLang: Language };

/** The change of phase that is planned for an issuance, also one that was stopped, with who planned it. */
export async function planOf(tx: Tx, tenantId: string, issuanceId: string): Promise<PlanOfSomebody | null> {
  const [row] = await tx
    .select({ ...getTableColumns(issuancePlans), byName: users.username, byEmail: users.email, byLang: users.lang })
    .from(issuancePlans)
    .innerJoin(users, and(eq(users.tenantId, issuancePlans.tenantId), eq(users.id, issuancePlans.byUserId)))
    .where(and(eq(issuancePlans.tenantId, tenantId), eq(issuancePlans.issuanceId, issuanceId)));
  return row ?? null;
}

const isDue = (tenantId: string, now: Date) =>
  and(eq(issuancePlans.tenantId, tenantId), isNull(issuancePlans.stoppedAt), lte(issuancePlans.at, now));

/** Whether `duePlans` finds any. */
export const anyDuePlan = (tenantId: string, now: Date): SQL => anyRow(issuancePlans, isDue(tenantId, now));

/** Plans whose moment has come, oldest first. */
export function duePlans(tx: Tx, tenantId: string, now: Date): Promise<PlanRow[]> {
  return tx.select().from(issuancePlans).where(isDue(tenantId, now)).orderBy(asc(issuancePlans.at));
}

/** Keeps a plan in the place of any other of its issuance. */
export async function putPlan(tx: Tx, row: typeof issuancePlans.$inferInsert): Promise<void> {
  await deletePlan(tx, row.tenantId, row.issuanceId);
  await tx.insert(issuancePlans).values(row);
}

export async function stopPlan(tx: Tx, plan: PlanRow, stoppedAt: Date, stoppedWhy: string): Promise<void> {
  await tx
    .update(issuancePlans)
    .set({ stoppedAt, stoppedWhy })
    .where(and(eq(issuancePlans.tenantId, plan.tenantId), eq(issuancePlans.issuanceId, plan.issuanceId)));
}

/** Takes a plan away; false where there is none. */
export async function deletePlan(tx: Tx, tenantId: string, issuanceId: string): Promise<boolean> {
  const rows = await tx
    .delete(issuancePlans)
    .where(and(eq(issuancePlans.tenantId, tenantId), eq(issuancePlans.issuanceId, issuanceId)))
    .returning({ id: issuancePlans.issuanceId });
  return rows.length > 0;
}
