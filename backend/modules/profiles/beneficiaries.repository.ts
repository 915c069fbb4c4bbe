import { and, eq } from 'drizzle-orm';
import { beneficiaryDeclarations } from '#backend/db/schema/beneficiaries.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { BeneficiaryDeclarationJson } from '#contract/beneficiaries.ts';

const of = (tenantId: string, userId: string) =>
  and(eq(beneficiaryDeclarations.tenantId, tenantId), eq(beneficiaryDeclarations.userId, userId));

/** For whom somebody invests, as the API says it; null where they have not said it. */
export async function declarationOf(
  tx: Tx,
  tenantId: string,
  userId: string,
): Promise<BeneficiaryDeclarationJson | null> {
  const [row] = await tx.select().from(beneficiaryDeclarations).where(of(tenantId, userId));
  return row ? { acts_for: row.actsFor, people: row.people, declared_at: row.declaredAt.toISOString() } : null;
}

export async function keepDeclaration(tx: Tx, row: typeof beneficiaryDeclarations.$inferInsert): Promise<void> {
  const { tenantId, userId, ...values } = row;
  await tx
    .insert(beneficiaryDeclarations)
    .values({ tenantId, userId, ...values })
    .onConflictDoUpdate({
      target: [beneficiaryDeclarations.tenantId, beneficiaryDeclarations.userId],
      set: values,
    });
}

/** Takes away what a deleted person said, and says how many words that were. */
export async function forgetDeclaration(tx: Tx, tenantId: string, userId: string): Promise<number> {
  const gone = await tx
    .delete(beneficiaryDeclarations)
    .where(of(tenantId, userId))
    .returning({ userId: beneficiaryDeclarations.userId });
  return gone.length;
}
