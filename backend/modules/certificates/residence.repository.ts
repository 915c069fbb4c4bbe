import { and, desc, eq } from 'drizzle-orm';
import { residenceCertificates } from '#backend/db/schema/residence-certificates.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { Day } from '#domain/time/zone.ts';

/** The certificate of somebody's residence in a country that lasts longest; null where none was written down. */
export async function lastResidenceCertificate(tx: Tx, tenantId: string, userId: string, country: string) {
  const [row] = await tx
    .select()
    .from(residenceCertificates)
    .where(
      and(
        eq(residenceCertificates.tenantId, tenantId),
        eq(residenceCertificates.userId, userId),
        eq(residenceCertificates.country, country),
      ),
    )
    .orderBy(desc(residenceCertificates.validUntil))
    .limit(1);
  return row ?? null;
}

/** Keeps one; answers whether it is new. */
export async function insertResidenceCertificate(
  tx: Tx,
  row: typeof residenceCertificates.$inferInsert,
): Promise<boolean> {
  const made = await tx
    .insert(residenceCertificates)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: residenceCertificates.userId });
  return made.length > 0;
}

/** Takes away the certificate of a day; answers it, or undefined where none stands. */
export async function removeResidenceCertificate(
  tx: Tx,
  tenantId: string,
  userId: string,
  { country, issuedOn }: { country: string; issuedOn: Day },
) {
  const [gone] = await tx
    .delete(residenceCertificates)
    .where(
      and(
        eq(residenceCertificates.tenantId, tenantId),
        eq(residenceCertificates.userId, userId),
        eq(residenceCertificates.issuedOn, issuedOn),
        eq(residenceCertificates.country, country),
      ),
    )
    .returning();
  return gone;
}

/** Takes away what was written down of a deleted person, and says how many there were. */
export async function forgetResidenceCertificates(tx: Tx, tenantId: string, userId: string): Promise<number> {
  const gone = await tx
    .delete(residenceCertificates)
    .where(and(eq(residenceCertificates.tenantId, tenantId), eq(residenceCertificates.userId, userId)))
    .returning({ userId: residenceCertificates.userId });
  return gone.length;
}
