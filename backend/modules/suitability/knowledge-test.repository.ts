import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { lossSimulations, suitabilityTests } from '#backend/db/schema/onboarding.ts';
import type { Tx } from '#backend/db/transaction.ts';

type NewAttempt = Omit<typeof suitabilityTests.$inferInsert, 'id'>;

/** The newest attempt or declaration of a person: it names their state. */
export async function newestAttempt(tx: Tx, userId: string) {
  const [row] = await tx
    .select()
    .from(suitabilityTests)
    .where(and(eq(suitabilityTests.tenantId, tx.tenantId), eq(suitabilityTests.userId, userId)))
    .orderBy(desc(suitabilityTests.createdAt))
    .limit(1);
  return row ?? null;
}

export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<void> {
  await tx.insert(suitabilityTests).values({ ...attempt, id: randomUUID() });
}

export async function insertSimulation(tx: Tx, result: Omit<typeof lossSimulations.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(lossSimulations).values({ ...result, id: randomUUID() });
}
