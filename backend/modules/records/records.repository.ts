import { and, asc, eq, isNull, lte, type SQL } from 'drizzle-orm';
import { consents } from '#backend/db/schema/consents.ts';
import { lossSimulations, sophisticatedRequests, suitabilityTests } from '#backend/db/schema/onboarding.ts';
import { contracts, signatures } from '#backend/db/schema/signing.ts';
import type { Tx } from '#backend/db/transaction.ts';

export type ConsentRow = typeof consents.$inferSelect;
export type TestRow = typeof suitabilityTests.$inferSelect;
export type SimulationRow = typeof lossSimulations.$inferSelect;
export type StatusRow = typeof sophisticatedRequests.$inferSelect;

/** Most rows of a kind that a record reads: a person answers a test twice and may begin anew when it ends. */
const MOST = 200;

/** What was accepted for one order, oldest first. */
export function consentsOfOrder(tx: Tx, tenantId: string, investmentId: string): Promise<ConsentRow[]> {
  return consentsWhere(tx, and(eq(consents.tenantId, tenantId), eq(consents.investmentId, investmentId)));
}

/** What a person accepted or refused besides their orders, oldest first. */
export function consentsOfPerson(tx: Tx, tenantId: string, userId: string): Promise<ConsentRow[]> {
  return consentsWhere(
    tx,
    and(eq(consents.tenantId, tenantId), eq(consents.userId, userId), isNull(consents.investmentId)),
  );
}

function consentsWhere(tx: Tx, where: SQL | undefined): Promise<ConsentRow[]> {
  return tx
    .select()
    .from(consents)
    .where(and(eq(consents.tenantId, tx.tenantId), where))
    .orderBy(asc(consents.createdAt), asc(consents.subject))
    .limit(MOST);
}

/** What a person had answered and declared by a moment, each oldest first. */
export async function declaredBy(tx: Tx, tenantId: string, userId: string, at: Date) {
  const [tests, simulations, statuses] = await Promise.all([
    tx
      .select()
      .from(suitabilityTests)
      .where(
        and(
          eq(suitabilityTests.tenantId, tenantId),
          eq(suitabilityTests.userId, userId),
          lte(suitabilityTests.createdAt, at),
        ),
      )
      .orderBy(asc(suitabilityTests.createdAt))
      .limit(MOST),
    tx
      .select()
      .from(lossSimulations)
      .where(
        and(
          eq(lossSimulations.tenantId, tenantId),
          eq(lossSimulations.userId, userId),
          lte(lossSimulations.createdAt, at),
        ),
      )
      .orderBy(asc(lossSimulations.createdAt))
      .limit(MOST),
    tx
      .select()
      .from(sophisticatedRequests)
      .where(
        and(
          eq(sophisticatedRequests.tenantId, tenantId),
          eq(sophisticatedRequests.userId, userId),
          lte(sophisticatedRequests.createdAt, at),
        ),
      )
      .orderBy(asc(sophisticatedRequests.createdAt))
      .limit(MOST),
  ]);
  return { tests, simulations, statuses };
}

/** How the contract of an order stands, in which language, and by whose hand; null where none was made. */
export async function contractOfOrder(tx: Tx, tenantId: string, investmentId: string) {
  const [row] = await tx
    .select({
      lang: contracts.lang,
      textSha256: contracts.textSha256,
      createdAt: contracts.createdAt,
      signedAt: contracts.signedAt,
      voidedAt: contracts.voidedAt,
      typedName: signatures.typedName,
      ip: signatures.ip,
    })
    .from(contracts)
    .leftJoin(signatures, and(eq(signatures.tenantId, contracts.tenantId), eq(signatures.contractId, contracts.id)))
    .where(and(eq(contracts.tenantId, tenantId), eq(contracts.investmentId, investmentId)));
  return row ?? null;
}
