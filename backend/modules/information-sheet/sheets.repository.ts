import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { files } from '#backend/db/schema/files.ts';
import { informationSheets, informationSheetVersions } from '#backend/db/schema/information-sheets.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { SheetVersionRow } from '#backend/modules/issuances/sheet-versions.repository.ts';
import type { SheetState } from '#domain/information-sheet/sheet-states.ts';

export type SheetRow = typeof informationSheets.$inferSelect;
/** Most versions that a page shows; the newest ones. */
const VERSIONS_SHOWN = 50;

/** What of an issuance's sheet is saved; null: nothing yet. */
export async function sheetOf(tx: Tx, tenantId: string, issuanceId: string): Promise<SheetRow | null> {
  const [row] = await tx
    .select()
    .from(informationSheets)
    .where(and(eq(informationSheets.tenantId, tenantId), eq(informationSheets.issuanceId, issuanceId)));
  return row ?? null;
}

/** Makes or changes a sheet. Its number is the tenant's next one; two that are made at once are decided by the UNIQUE and come again. */
export async function putSheet(
  tx: Tx,
  row: Pick<SheetRow, 'tenantId' | 'issuanceId' | 'answers' | 'partVersions' | 'editedAt' | 'editedBy'>,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sheet ' || ${row.tenantId}, 0))`);
  const next = sql<number>`(select coalesce(max(offer_number), 0) + 1 from information_sheets where tenant_id = ${row.tenantId})`;
  const { answers, partVersions, editedAt, editedBy } = row;
  await tx
    .insert(informationSheets)
    .values({ ...row, offerNumber: next })
    .onConflictDoUpdate({
      target: [informationSheets.tenantId, informationSheets.issuanceId],
      set: { answers, partVersions, editedAt, editedBy },
    });
}

/** Every version of an issuance's sheet, newest first, with the names of who handed it in and who decided. */
export async function versionsOf(tx: Tx, tenantId: string, issuanceId: string): Promise<SheetVersionRow[]> {
  return tx
    .select()
    .from(informationSheetVersions)
    .where(and(eq(informationSheetVersions.tenantId, tenantId), eq(informationSheetVersions.issuanceId, issuanceId)))
    .orderBy(desc(informationSheetVersions.number))
    .limit(VERSIONS_SHOWN);
}

/** The version that waits for a decision, or null. */
export async function waitingVersion(tx: Tx, tenantId: string, issuanceId: string): Promise<SheetVersionRow | null> {
  return (await versionsOf(tx, tenantId, issuanceId)).find(({ state }) => state === 'SUBMITTED') ?? null;
}

/** Names of some people, by their ids. */
export async function namesOf(tx: Tx, tenantId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: users.id, email: users.email, first: userProfiles.firstName, last: userProfiles.lastName })
    .from(users)
    .leftJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
    .where(and(eq(users.tenantId, tenantId), inArray(users.id, [...new Set(ids)])));
  return new Map(rows.map(({ id, email, first, last }) => [id, [first, last].filter(Boolean).join(' ') || email]));
}

export async function insertVersion(tx: Tx, row: typeof informationSheetVersions.$inferInsert): Promise<void> {
  await tx.insert(informationSheetVersions).values(row);
}

/** Decides a version; only one that waits. */
export async function decideVersion(
  tx: Tx,
  { tenantId, id }: Pick<SheetVersionRow, 'tenantId' | 'id'>,
  change: { state: SheetState; decidedBy: string; decidedAt: Date; reason: string | null },
): Promise<void> {
  await tx
    .update(informationSheetVersions)
    .set(change)
    .where(and(eq(informationSheetVersions.tenantId, tenantId), eq(informationSheetVersions.id, id)));
}

/** Opens the papers of a version to everybody. */
export async function openPapers(tx: Tx, { tenantId, fileEs, fileEn }: SheetVersionRow): Promise<void> {
  await tx
    .update(files)
    .set({ access: 'public' })
    .where(and(eq(files.tenantId, tenantId), inArray(files.id, [fileEs, fileEn])));
}

/** Notes that what the public reads of a project is another. */
export async function touchIssuance(tx: Tx, tenantId: string, id: string, now: Date): Promise<void> {
  await tx
    .update(issuances)
    .set({ updatedAt: now })
    .where(and(eq(issuances.tenantId, tenantId), eq(issuances.id, id)));
}
