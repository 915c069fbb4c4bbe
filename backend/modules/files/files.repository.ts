import { and, eq, or, sql } from 'drizzle-orm';
import { complaintRequestPapers } from '#backend/db/schema/complaints.ts';
import { distributionDocuments, distributions } from '#backend/db/schema/distributions.ts';
import { files } from '#backend/db/schema/files.ts';
import { informationSheetVersions } from '#backend/db/schema/information-sheets.ts';
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

/** Whether a file waits with a complaint whose address nobody has proved yet. */
export async function waitsForProof(tx: Tx, tenantId: string, fileId: string): Promise<boolean> {
  const rows = await tx
    .select({ fileId: complaintRequestPapers.fileId })
    .from(complaintRequestPapers)
    .where(and(eq(complaintRequestPapers.tenantId, tenantId), eq(complaintRequestPapers.fileId, fileId)));
  return rows.length > 0;
}

/** What of a project decides who reads its papers; `userId`: whose orders count. */
const projectFor = (userId: string | null) => ({
  status: issuances.status,
  issuerUserId: issuances.issuerUserId,
  invested: sql<boolean>`exists (select 1 from investments v where v.tenant_id = ${issuances.tenantId}
    and v.issuance_id = ${issuances.id} and v.user_id = ${userId}::uuid)`,
});

/**
 * The document that a file is now, with what decides who reads it; null for a version that is past. An information sheet that was published stays a
 * public one for good: who ordered on it reads it again. `userId`: whose orders count.
 */
export async function documentOfFile(tx: Tx, tenantId: string, fileId: string, userId: string | null) {
  const [row] = await tx
    .select({ access: issuanceDocuments.access, expiresAt: issuanceDocuments.expiresAt, ...projectFor(userId) })
    .from(issuanceDocuments)
    .innerJoin(
      issuances,
      and(eq(issuances.tenantId, issuanceDocuments.tenantId), eq(issuances.id, issuanceDocuments.issuanceId)),
    )
    .where(and(eq(issuanceDocuments.tenantId, tenantId), eq(issuanceDocuments.fileId, fileId)))
    .limit(1);
  if (row) return row;
  const [sheet] = await tx
    .select(projectFor(userId))
    .from(informationSheetVersions)
    .innerJoin(
      issuances,
      and(
        eq(issuances.tenantId, informationSheetVersions.tenantId),
        eq(issuances.id, informationSheetVersions.issuanceId),
      ),
    )
    .where(
      and(
        eq(informationSheetVersions.tenantId, tenantId),
        eq(informationSheetVersions.state, 'PUBLISHED'),
        or(eq(informationSheetVersions.fileEs, fileId), eq(informationSheetVersions.fileEn, fileId)),
      ),
    )
    .limit(1);
  return sheet ? { ...sheet, access: 'public' as const, expiresAt: null } : null;
}
export type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>;

/** The distribution that a file is a paper of, with what decides who reads it; null for none. `userId`: whose part of it counts. */
export async function distributionOfFile(tx: Tx, tenantId: string, fileId: string, userId: string) {
  const [row] = await tx
    .select({
      status: distributions.status,
      issuerUserId: issuances.issuerUserId,
      holds: sql<boolean>`exists (select 1 from earnings e where e.tenant_id = ${distributions.tenantId}
        and e.distribution_id = ${distributions.id} and e.user_id = ${userId}::uuid)`,
    })
    .from(distributionDocuments)
    .innerJoin(
      distributions,
      and(
        eq(distributions.tenantId, distributionDocuments.tenantId),
        eq(distributions.id, distributionDocuments.distributionId),
      ),
    )
    .innerJoin(
      issuances,
      and(eq(issuances.tenantId, distributions.tenantId), eq(issuances.id, distributions.issuanceId)),
    )
    .where(and(eq(distributionDocuments.tenantId, tenantId), eq(distributionDocuments.fileId, fileId)));
  return row ?? null;
}
