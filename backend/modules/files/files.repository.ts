import { and, eq, sql } from 'drizzle-orm';
import { files } from '#backend/db/schema/files.ts';
import { issuanceDocuments } from '#backend/db/schema/issuance-content.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** One file's row, or null. */
export async function findFile(tx: Tx, tenantId: string, id: string) {
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.tenantId, tenantId), eq(files.id, id)));
  return row ?? null;
}

/** The document that a file is now, with what decides who reads it; null for a version that is past. `userId`: whose orders count. */
export async function documentOfFile(tx: Tx, tenantId: string, fileId: string, userId: string | null) {
  const [row] = await tx
    .select({
      access: issuanceDocuments.access,
      expiresAt: issuanceDocuments.expiresAt,
      status: issuances.status,
      issuerUserId: issuances.issuerUserId,
      invested: sql<boolean>`exists (select 1 from investments v where v.tenant_id = ${issuances.tenantId}
        and v.issuance_id = ${issuances.id} and v.user_id = ${userId}::uuid)`,
    })
    .from(issuanceDocuments)
    .innerJoin(
      issuances,
      and(eq(issuances.tenantId, issuanceDocuments.tenantId), eq(issuances.id, issuanceDocuments.issuanceId)),
    )
    .where(and(eq(issuanceDocuments.tenantId, tenantId), eq(issuanceDocuments.fileId, fileId)))
    .limit(1);
  return row ?? null;
}
export type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>;
