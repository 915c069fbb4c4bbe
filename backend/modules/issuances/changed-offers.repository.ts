import { and, desc, eq } from 'drizzle-orm';
import { issuanceChanges } from '#backend/db/schema/issuance-changes.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { SheetVersionRow } from './sheet-versions.repository.ts';

/** Changes that a page tells; older ones are told by the versions of the sheet. */
const MOST_SHOWN = 10;

/** The material changes of an offer that hold, newest first. */
export function materialChanges(tx: Tx, tenantId: string, issuanceId: string) {
  return tx
    .select()
    .from(issuanceChanges)
    .where(
      and(
        eq(issuanceChanges.tenantId, tenantId),
        eq(issuanceChanges.issuanceId, issuanceId),
        eq(issuanceChanges.state, 'APPROVED'),
        eq(issuanceChanges.material, true),
      ),
    )
    .orderBy(desc(issuanceChanges.number))
    .limit(MOST_SHOWN);
}

/** Whether a change of an offer waits for a manager's decision. */
export async function changeIsWaiting(tx: Tx, tenantId: string, issuanceId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: issuanceChanges.id })
    .from(issuanceChanges)
    .where(
      and(
        eq(issuanceChanges.tenantId, tenantId),
        eq(issuanceChanges.issuanceId, issuanceId),
        eq(issuanceChanges.state, 'PROPOSED'),
      ),
    );
  return rows.length > 0;
}

/** Whether a version waits as part of a change of the offer, with which it is decided. */
export async function isOfChange(tx: Tx, { tenantId, issuanceId, number }: SheetVersionRow): Promise<boolean> {
  const rows = await tx
    .select({ id: issuanceChanges.id })
    .from(issuanceChanges)
    .where(
      and(
        eq(issuanceChanges.tenantId, tenantId),
        eq(issuanceChanges.issuanceId, issuanceId),
        eq(issuanceChanges.sheetNumber, number),
        eq(issuanceChanges.state, 'PROPOSED'),
      ),
    );
  return rows.length > 0;
}
