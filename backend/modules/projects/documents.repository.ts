import { and, count, desc, eq, inArray, max } from 'drizzle-orm';
import { files } from '#backend/db/schema/files.ts';
import { issuanceDocuments, issuanceDocumentVersions } from '#backend/db/schema/issuance-content.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { DocumentRow } from './projects.repository.ts';

const ofProject = (tenantId: string, issuanceId: string) =>
  and(eq(issuanceDocuments.tenantId, tenantId), eq(issuanceDocuments.issuanceId, issuanceId));
const versionsOf = (tenantId: string, issuanceId: string) =>
  and(eq(issuanceDocumentVersions.tenantId, tenantId), eq(issuanceDocumentVersions.issuanceId, issuanceId));

/** Changes the documents that are named, in their order. */
export async function changeDocuments(
  tx: Tx,
  tenantId: string,
  issuanceId: string,
  documents: readonly Pick<DocumentRow, 'id' | 'title' | 'kind' | 'access' | 'expiresAt'>[],
): Promise<void> {
  for (const [position, { id, ...change }] of documents.entries()) {
    await tx
      .update(issuanceDocuments)
      .set({ ...change, position })
      .where(and(ofProject(tenantId, issuanceId), eq(issuanceDocuments.id, id)));
  }
}

/** Takes documents out of a project; their versions stay. */
export async function deleteDocuments(
  tx: Tx,
  tenantId: string,
  issuanceId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(issuanceDocuments)
    .where(and(ofProject(tenantId, issuanceId), inArray(issuanceDocuments.id, [...ids])));
}

/** Takes versions of documents away, and says which files they were. */
export async function deleteVersions(
  tx: Tx,
  tenantId: string,
  issuanceId: string,
  documentIds: readonly string[],
): Promise<string[]> {
  if (documentIds.length === 0) return [];
  const rows = await tx
    .delete(issuanceDocumentVersions)
    .where(and(versionsOf(tenantId, issuanceId), inArray(issuanceDocumentVersions.documentId, [...documentIds])))
    .returning({ fileId: issuanceDocumentVersions.fileId });
  return rows.map(({ fileId }) => fileId);
}

export async function insertDocument(tx: Tx, document: typeof issuanceDocuments.$inferInsert): Promise<void> {
  await tx.insert(issuanceDocuments).values(document);
}

/** How many documents a project has, and the last place among them. */
export async function documentPlaces(tx: Tx, tenantId: string, issuanceId: string) {
  const [row] = await tx
    .select({ count: count(), last: max(issuanceDocuments.position) })
    .from(issuanceDocuments)
    .where(ofProject(tenantId, issuanceId));
  return { count: row?.count ?? 0, next: (row?.last ?? -1) + 1 };
}

export async function documentOf(
  tx: Tx,
  tenantId: string,
  issuanceId: string,
  id: string,
): Promise<DocumentRow | null> {
  const [row] = await tx
    .select()
    .from(issuanceDocuments)
    .where(and(ofProject(tenantId, issuanceId), eq(issuanceDocuments.id, id)));
  return row ?? null;
}

/** Shows another file as a document. */
export async function showFile(
  tx: Tx,
  tenantId: string,
  id: string,
  file: { fileId: string; bytes: number },
): Promise<void> {
  await tx
    .update(issuanceDocuments)
    .set(file)
    .where(and(eq(issuanceDocuments.tenantId, tenantId), eq(issuanceDocuments.id, id)));
}

export async function insertVersion(
  tx: Tx,
  version: Omit<typeof issuanceDocumentVersions.$inferInsert, 'version'>,
): Promise<number> {
  const { tenantId, documentId } = version;
  const [row] = await tx
    .select({ last: max(issuanceDocumentVersions.version) })
    .from(issuanceDocumentVersions)
    .where(and(eq(issuanceDocumentVersions.tenantId, tenantId), eq(issuanceDocumentVersions.documentId, documentId)));
  const number = (row?.last ?? 0) + 1;
  await tx.insert(issuanceDocumentVersions).values({ ...version, version: number });
  return number;
}

export async function hasVersions(tx: Tx, tenantId: string, documentId: string): Promise<boolean> {
  const rows = await tx
    .select({ version: issuanceDocumentVersions.version })
    .from(issuanceDocumentVersions)
    .where(and(eq(issuanceDocumentVersions.tenantId, tenantId), eq(issuanceDocumentVersions.documentId, documentId)))
    .limit(1);
  return rows.length > 0;
}

/** The document of a project that a file of these bytes is shown as, or null. */
export async function documentOfSource(
  tx: Tx,
  tenantId: string,
  issuanceId: string,
  sha256: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ id: issuanceDocuments.id })
    .from(issuanceDocuments)
    .innerJoin(
      issuanceDocumentVersions,
      and(
        eq(issuanceDocumentVersions.tenantId, issuanceDocuments.tenantId),
        eq(issuanceDocumentVersions.fileId, issuanceDocuments.fileId),
      ),
    )
    .where(and(ofProject(tenantId, issuanceId), eq(issuanceDocumentVersions.sourceSha256, sha256)))
    .limit(1);
  return row?.id ?? null;
}

/** Every version of a project's documents with who sent it, the newest first. */
export async function allVersions(tx: Tx, tenantId: string, issuanceId: string) {
  const rows = await tx
    .select({
      version: issuanceDocumentVersions,
      name: files.name,
      bytes: files.bytes,
      email: users.email,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(issuanceDocumentVersions)
    .innerJoin(
      files,
      and(eq(files.tenantId, issuanceDocumentVersions.tenantId), eq(files.id, issuanceDocumentVersions.fileId)),
    )
    .innerJoin(
      users,
      and(eq(users.tenantId, issuanceDocumentVersions.tenantId), eq(users.id, issuanceDocumentVersions.createdBy)),
    )
    .leftJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
    .where(versionsOf(tenantId, issuanceId))
    .orderBy(desc(issuanceDocumentVersions.createdAt), desc(issuanceDocumentVersions.version));
  return rows.map(({ version, name, bytes, email, firstName, lastName }) => ({
    ...version,
    name,
    bytes,
    by: [firstName, lastName].filter(Boolean).join(' ') || email,
  }));
}
