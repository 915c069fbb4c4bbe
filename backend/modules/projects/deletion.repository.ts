import { and, eq, sql } from 'drizzle-orm';
import { issuanceDocuments, issuanceDocumentVersions } from '#backend/db/schema/issuance-content.ts';
import { issuancePictureSizes, issuancePictures } from '#backend/db/schema/issuance-pictures.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { Hanging } from '#domain/issuance/deletion.ts';

interface Counted extends Record<string, unknown> {
  what: keyof Hanging | 'pictures' | 'documents';
  count: number;
}

/** A project that is about to go: nobody can order, follow or ask meanwhile. Null where it has gone already. */
export async function lockToDelete(tx: Tx, tenantId: string, id: string) {
  const [row] = await tx
    .select()
    .from(issuances)
    .where(and(eq(issuances.tenantId, tenantId), eq(issuances.id, id)))
    .for('update');
  return row ?? null;
}

/** One is enough to keep a project; beyond that nobody counts. */
const MOST_COUNTED = 1_000;

/** How much hangs on a project, and how much would go with it. */
export async function countHanging(
  tx: Tx,
  tenantId: string,
  id: string,
): Promise<Hanging & { pictures: number; documents: number }> {
  const counted = (table: string) =>
    sql`(select count(*) from (select 1 from ${sql.raw(table)} where tenant_id = ${tenantId} and issuance_id = ${id} limit ${MOST_COUNTED}) hanging)::int`;
  const { rows } = await tx.execute<Counted>(sql`
    select 'orders' as what, ${counted('investments')} as count
    union all select 'followers', ${counted('issuance_follows')}
    union all select 'questions', ${counted('issuance_questions')}
    union all select 'whitelist', ${counted('whitelist_entries')}
    union all select 'holders', ${counted('issuance_holders')}
    union all select 'ledger', ${counted('ledger_accounts')}
    union all select 'other', ${counted('issuance_tellings')} + ${counted('issuance_suspensions')} + ${counted('issuance_changes')} + ${counted('waiting_places')} + ${counted('whitelist_batches')} + ${counted('distributions')} + ${counted('messages')}
    union all select 'pictures', ${counted('issuance_pictures')}
    union all select 'documents', ${counted('issuance_documents')}`);
  const found = {
    ...{ orders: 0, followers: 0, questions: 0, whitelist: 0, holders: 0, ledger: 0, other: 0 },
    ...{ pictures: 0, documents: 0 },
  };
  for (const { what, count } of rows) found[what] = count;
  return found;
}

/** Every file of a project: of its pictures, its documents and what these have been, and its information sheets. */
export async function filesOfProject(tx: Tx, tenantId: string, id: string): Promise<string[]> {
  const [pictures, documents, versions] = await Promise.all([
    tx
      .select({ fileId: issuancePictureSizes.fileId })
      .from(issuancePictureSizes)
      .innerJoin(
        issuancePictures,
        and(
          eq(issuancePictures.tenantId, issuancePictureSizes.tenantId),
          eq(issuancePictures.id, issuancePictureSizes.pictureId),
        ),
      )
      .where(and(eq(issuancePictures.tenantId, tenantId), eq(issuancePictures.issuanceId, id))),
    tx
      .select({ fileId: issuanceDocuments.fileId })
      .from(issuanceDocuments)
      .where(and(eq(issuanceDocuments.tenantId, tenantId), eq(issuanceDocuments.issuanceId, id))),
    tx
      .select({ fileId: issuanceDocumentVersions.fileId })
      .from(issuanceDocumentVersions)
      .where(and(eq(issuanceDocumentVersions.tenantId, tenantId), eq(issuanceDocumentVersions.issuanceId, id))),
  ]);
  const sheets = await tx.execute<{ file_id: string }>(sql`
    select unnest(array[file_es, file_en]) as file_id from information_sheet_versions where tenant_id = ${tenantId} and issuance_id = ${id}`);
  const ids = [...pictures, ...documents, ...versions].flatMap(({ fileId }) => fileId ?? []);
  return [...new Set([...ids, ...sheets.rows.map((row) => row.file_id)])];
}

/** The only way in which a project goes: the database refuses it where anything points to it. */
export async function removeProject(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select lonja_delete_project(${id})`);
}
