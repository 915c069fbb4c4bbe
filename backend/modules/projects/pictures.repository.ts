import { and, asc, count, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { files } from '#backend/db/schema/files.ts';
import { issuanceTeam } from '#backend/db/schema/issuance-content.ts';
import { issuancePictureSizes, issuancePictures } from '#backend/db/schema/issuance-pictures.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { PictureUse } from '#domain/issuance/picture.ts';

const ofProject = (tenantId: string, issuanceId: string, use: PictureUse) =>
  and(
    eq(issuancePictures.tenantId, tenantId),
    eq(issuancePictures.issuanceId, issuanceId),
    eq(issuancePictures.use, use),
  );

export async function insertPicture(
  tx: Tx,
  picture: typeof issuancePictures.$inferInsert,
  sizes: readonly { width: number; fileId: string }[],
): Promise<void> {
  const { tenantId, id } = picture;
  await tx.insert(issuancePictures).values(picture);
  await tx.insert(issuancePictureSizes).values(sizes.map((size) => ({ tenantId, pictureId: id, ...size })));
}

/** The picture that a file of these bytes has become, newest first; null: none yet. */
export async function pictureOfSource(
  tx: Tx,
  tenantId: string,
  issuanceId: string,
  use: PictureUse,
  sha256: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ id: issuancePictures.id })
    .from(issuancePictures)
    .where(and(ofProject(tenantId, issuanceId, use), eq(issuancePictures.sourceSha256, sha256)))
    .orderBy(desc(issuancePictures.createdAt))
    .limit(1);
  return row?.id ?? null;
}

export async function countPictures(tx: Tx, tenantId: string, issuanceId: string, use: PictureUse): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(issuancePictures)
    .where(ofProject(tenantId, issuanceId, use));
  return row?.count ?? 0;
}

/** Those of some pictures that were sent for a person of this project. */
export async function knownFaces(
  tx: Tx,
  tenantId: string,
  issuanceId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: issuancePictures.id })
    .from(issuancePictures)
    .where(and(ofProject(tenantId, issuanceId, 'person'), inArray(issuancePictures.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** Pictures of people that nobody of the team has any more and that were sent before a moment: what is younger may be on its way to its person. */
export async function loneFaces(tx: Tx, tenantId: string, issuanceId: string, before: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: issuancePictures.id, person: issuanceTeam.id })
    .from(issuancePictures)
    .leftJoin(
      issuanceTeam,
      and(eq(issuanceTeam.tenantId, issuancePictures.tenantId), eq(issuanceTeam.pictureId, issuancePictures.id)),
    )
    .where(and(ofProject(tenantId, issuanceId, 'person'), lt(issuancePictures.createdAt, before)));
  return rows.filter(({ person }) => person === null).map(({ id }) => id);
}

/** Takes a picture's rows away, and says which files were its own. */
export async function deletePicture(tx: Tx, tenantId: string, id: string): Promise<string[]> {
  const sizes = await tx
    .delete(issuancePictureSizes)
    .where(and(eq(issuancePictureSizes.tenantId, tenantId), eq(issuancePictureSizes.pictureId, id)))
    .returning({ fileId: issuancePictureSizes.fileId });
  await tx.delete(issuancePictures).where(and(eq(issuancePictures.tenantId, tenantId), eq(issuancePictures.id, id)));
  return sizes.map(({ fileId }) => fileId);
}

/** The project of a picture, and its file of at least a width, else its largest. */
export async function pictureFile(tx: Tx, tenantId: string, id: string, width: number) {
  const wanted = (wide: boolean) =>
    tx
      .select({ file: files, issuance: { id: issuances.id, status: issuances.status, issuer: issuances.issuerUserId } })
      .from(issuancePictureSizes)
      .innerJoin(
        issuancePictures,
        and(
          eq(issuancePictures.tenantId, issuancePictureSizes.tenantId),
          eq(issuancePictures.id, issuancePictureSizes.pictureId),
        ),
      )
      .innerJoin(
        issuances,
        and(eq(issuances.tenantId, issuancePictures.tenantId), eq(issuances.id, issuancePictures.issuanceId)),
      )
      .innerJoin(
        files,
        and(eq(files.tenantId, issuancePictureSizes.tenantId), eq(files.id, issuancePictureSizes.fileId)),
      )
      .where(
        and(
          eq(issuancePictureSizes.tenantId, tenantId),
          eq(issuancePictureSizes.pictureId, id),
          wide ? gte(issuancePictureSizes.width, width) : undefined,
        ),
      )
      .orderBy(wide ? asc(issuancePictureSizes.width) : desc(issuancePictureSizes.width))
      .limit(1);
  const [[near], [largest]] = await Promise.all([wanted(true), wanted(false)]);
  return near ?? largest ?? null;
}
