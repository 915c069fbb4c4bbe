import { and, asc, count, eq } from 'drizzle-orm';
import { distributionDocuments } from '#backend/db/schema/distributions.ts';
import { files } from '#backend/db/schema/files.ts';
import type { Tx } from '#backend/db/transaction.ts';

interface Named {
  tenantId: string;
  id: string;
}

const ofOne = ({ tenantId, id }: Named) =>
  and(eq(distributionDocuments.tenantId, tenantId), eq(distributionDocuments.distributionId, id));

/** Papers of a distribution, the first one first. */
export function documentsOf(tx: Tx, of: Named) {
  return tx
    .select({
      id: distributionDocuments.id,
      fileId: distributionDocuments.fileId,
      name: files.name,
      at: distributionDocuments.createdAt,
      userId: distributionDocuments.createdBy,
    })
    .from(distributionDocuments)
    .innerJoin(
      files,
      and(eq(files.tenantId, distributionDocuments.tenantId), eq(files.id, distributionDocuments.fileId)),
    )
    .where(ofOne(of))
    .orderBy(asc(distributionDocuments.createdAt), asc(distributionDocuments.id));
}

export async function countDocuments(tx: Tx, of: Named): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(distributionDocuments)
    .where(and(eq(distributionDocuments.tenantId, tx.tenantId), ofOne(of)));
  return row?.count ?? 0;
}

/** The paper that a file of these bytes is already, or null. */
export async function documentOfSource(tx: Tx, of: Named, sourceSha256: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: distributionDocuments.id })
    .from(distributionDocuments)
    .where(
      and(
        eq(distributionDocuments.tenantId, tx.tenantId),
        ofOne(of),
        eq(distributionDocuments.sourceSha256, sourceSha256),
      ),
    );
  return row?.id ?? null;
}

export async function insertDocument(tx: Tx, row: typeof distributionDocuments.$inferInsert): Promise<string> {
  const [made] = await tx.insert(distributionDocuments).values(row).returning({ id: distributionDocuments.id });
  if (!made) throw new Error('the paper was not written');
  return made.id;
}

/** Has all papers of one distribution be another's of the same issuance. */
export async function moveDocuments(tx: Tx, from: Named, distributionId: string): Promise<void> {
  await tx
    .update(distributionDocuments)
    .set({ distributionId })
    .where(and(eq(distributionDocuments.tenantId, tx.tenantId), ofOne(from)));
}

/** Takes a paper away and answers its file; null where it is not there. */
export async function deleteDocument(tx: Tx, of: Named, documentId: string): Promise<string | null> {
  const [row] = await tx
    .delete(distributionDocuments)
    .where(and(eq(distributionDocuments.tenantId, tx.tenantId), ofOne(of), eq(distributionDocuments.id, documentId)))
    .returning({ fileId: distributionDocuments.fileId });
  return row?.fileId ?? null;
}
