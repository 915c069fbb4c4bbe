import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, not, sql } from 'drizzle-orm';
import { files } from '#backend/db/schema/files.ts';
import { kycDocuments } from '#backend/db/schema/onboarding.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { Day } from '#domain/time/zone.ts';
import type { DocumentType } from '#domain/user/identity-documents.ts';

/** A document in force, with its file's name. */
export interface DocumentRow {
  id: string;
  type: string;
  fileId: string;
  name: string;
  bytes: number;
  contentType: string;
  issuedOn: Day | null;
  uploadedAt: Date;
}

/** The documents that count, one per type. */
export function documentsOf(tx: Tx, userId: string): Promise<DocumentRow[]> {
  return tx
    .select({
      id: kycDocuments.id,
      type: kycDocuments.type,
      fileId: kycDocuments.fileId,
      name: files.name,
      bytes: files.bytes,
      contentType: files.contentType,
      issuedOn: kycDocuments.issuedOn,
      uploadedAt: kycDocuments.uploadedAt,
    })
    .from(kycDocuments)
    .innerJoin(files, and(eq(files.tenantId, kycDocuments.tenantId), eq(files.id, kycDocuments.fileId)))
    .where(
      and(eq(kycDocuments.tenantId, tx.tenantId), eq(kycDocuments.userId, userId), isNull(kycDocuments.replacedAt)),
    )
    .orderBy(asc(kycDocuments.type));
}

/**
 * Puts a document in force; the one before of its type is replaced. It is kept where a check has had it (records, 5 years); else its row goes.
 * @returns the files whose documents went: nothing points to them any more
 */
export async function replaceDocument(
  tx: Tx,
  document: { tenantId: string; userId: string; type: DocumentType; fileId: string; issuedOn: Day | null; at: Date },
): Promise<string[]> {
  const { at, ...values } = document;
  const { gone } = await withdrawDocument(tx, values.userId, values.type, at);
  await tx.insert(kycDocuments).values({ ...values, id: randomUUID(), uploadedAt: at });
  return gone;
}

/**
 * A person's document of a type counts no longer. Its row stays where it was there when a check was handed in; else it goes, and its file is `gone`:
 * nothing points to it any more. `withdrawn`: whether there was one. Under the profile's lock, so that nothing is handed in meanwhile.
 */
export async function withdrawDocument(
  tx: Tx,
  userId: string,
  type: DocumentType,
  at: Date,
): Promise<{ withdrawn: boolean; gone: string[] }> {
  const inForce = and(
    eq(kycDocuments.tenantId, tx.tenantId),
    eq(kycDocuments.userId, userId),
    eq(kycDocuments.type, type),
    isNull(kycDocuments.replacedAt),
  );
  const gone = await tx
    .delete(kycDocuments)
    .where(and(inForce, not(WAS_HANDED_IN)))
    .returning({ fileId: kycDocuments.fileId });
  const kept = await tx.update(kycDocuments).set({ replacedAt: at }).where(inForce).returning({ id: kycDocuments.id });
  return { withdrawn: gone.length + kept.length > 0, gone: gone.map(({ fileId }) => fileId) };
}

/** A check of the person's was handed in since the document came, or names its file. */
const WAS_HANDED_IN = sql`exists (select 1 from kyc_checks c where c.tenant_id = ${kycDocuments.tenantId}
  and c.user_id = ${kycDocuments.userId} and (c.submitted_at >= ${kycDocuments.uploadedAt}
    or position(${kycDocuments.fileId}::text in coalesce(c.checked::text, '')) > 0))`;
