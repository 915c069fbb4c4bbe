import { and, desc, eq } from 'drizzle-orm';
import { informationSheetVersions } from '#backend/db/schema/information-sheets.ts';
import type { Tx } from '#backend/db/transaction.ts';

export type SheetVersionRow = typeof informationSheetVersions.$inferSelect;

const ofIssuance = (tenantId: string, issuanceId: string) =>
  and(eq(informationSheetVersions.tenantId, tenantId), eq(informationSheetVersions.issuanceId, issuanceId));

/** The sheet that is the public document of a project; null: none was ever approved. */
export async function publishedSheet(tx: Tx, tenantId: string, issuanceId: string): Promise<SheetVersionRow | null> {
  const [row] = await tx
    .select()
    .from(informationSheetVersions)
    .where(and(ofIssuance(tenantId, issuanceId), eq(informationSheetVersions.state, 'PUBLISHED')))
    .orderBy(desc(informationSheetVersions.number))
    .limit(1);
  return row ?? null;
}
