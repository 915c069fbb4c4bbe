import { and, eq, isNull } from 'drizzle-orm';
import { verificationCodes } from '#backend/db/schema/codes.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { CodeOwner } from './codes.ts';

/** The one code of an owner that is neither used nor voided, locked: tries are counted one after the other. */
export async function findLivingCode(tx: Tx, tenantId: string, owner: CodeOwner) {
  const [row] = await tx.select().from(verificationCodes).where(isLiving(tenantId, owner)).for('update');
  return row ?? null;
}

export async function voidLivingCodes(tx: Tx, tenantId: string, owner: CodeOwner, now: Date): Promise<void> {
  await tx.update(verificationCodes).set({ voidedAt: now }).where(isLiving(tenantId, owner));
}

export async function insertCode(tx: Tx, row: typeof verificationCodes.$inferInsert): Promise<void> {
  await tx.insert(verificationCodes).values(row);
}

export async function setTries(tx: Tx, tenantId: string, id: string, tries: number): Promise<void> {
  await tx.update(verificationCodes).set({ tries }).where(isRow(tenantId, id));
}

export async function setVoided(tx: Tx, tenantId: string, id: string, now: Date): Promise<void> {
  await tx.update(verificationCodes).set({ voidedAt: now }).where(isRow(tenantId, id));
}

export async function setUsed(tx: Tx, tenantId: string, id: string, now: Date): Promise<void> {
  await tx.update(verificationCodes).set({ usedAt: now }).where(isRow(tenantId, id));
}

function isRow(tenantId: string, id: string) {
  return and(eq(verificationCodes.tenantId, tenantId), eq(verificationCodes.id, id));
}

function isLiving(tenantId: string, { userId, purpose, subjectId }: CodeOwner) {
  return and(
    eq(verificationCodes.tenantId, tenantId),
    eq(verificationCodes.userId, userId),
    eq(verificationCodes.purpose, purpose),
    subjectId ? eq(verificationCodes.subjectId, subjectId) : isNull(verificationCodes.subjectId),
    isNull(verificationCodes.usedAt),
    isNull(verificationCodes.voidedAt),
  );
}
