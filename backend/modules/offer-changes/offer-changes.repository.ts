import { and, desc, eq, inArray, isNull, lt, max, min, type SQL, sql } from 'drizzle-orm';
import { anyRow } from '#backend/db/any-row.ts';
import { informationSheetVersions } from '#backend/db/schema/information-sheets.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { issuanceChanges } from '#backend/db/schema/issuance-changes.ts';
import { waitingPlaces } from '#backend/db/schema/waiting-places.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { SheetVersionRow } from '#backend/modules/issuances/sheet-versions.repository.ts';
import { COMMITTED_STATUSES, LIVE_STATUSES } from '#domain/investment/transitions.ts';
import type { PlacedOrders } from '#domain/issuance/offer-change.ts';

export type ChangeRow = typeof issuanceChanges.$inferSelect;
/** Most changes that a page shows; the newest ones. */
const CHANGES_SHOWN = 30;

const isRow = ({ tenantId, id }: Pick<ChangeRow, 'tenantId' | 'id'>) =>
  and(eq(issuanceChanges.tenantId, tenantId), eq(issuanceChanges.id, id));

/** The changes of an offer, newest first. */
export function changesOf(tx: Tx, tenantId: string, issuanceId: string): Promise<ChangeRow[]> {
  return tx
    .select()
    .from(issuanceChanges)
    .where(and(eq(issuanceChanges.tenantId, tenantId), eq(issuanceChanges.issuanceId, issuanceId)))
    .orderBy(desc(issuanceChanges.number))
    .limit(CHANGES_SHOWN);
}

/** A change by its id; null: there is none. */
export async function changeById(tx: Tx, tenantId: string, id: string): Promise<ChangeRow | null> {
  const [row] = await tx.select().from(issuanceChanges).where(isRow({ tenantId, id }));
  return row ?? null;
}

export async function insertChange(tx: Tx, row: typeof issuanceChanges.$inferInsert): Promise<void> {
  await tx.insert(issuanceChanges).values(row);
}

export async function setChange(
  tx: Tx,
  change: Pick<ChangeRow, 'tenantId' | 'id'>,
  set: Partial<typeof issuanceChanges.$inferInsert>,
): Promise<void> {
  await tx.update(issuanceChanges).set(set).where(isRow(change));
}

/** The newest versions of an issuance's sheet. */
export function sheetVersions(tx: Tx, tenantId: string, issuanceId: string): Promise<SheetVersionRow[]> {
  return tx
    .select()
    .from(informationSheetVersions)
    .where(and(eq(informationSheetVersions.tenantId, tenantId), eq(informationSheetVersions.issuanceId, issuanceId)))
    .orderBy(desc(informationSheetVersions.number))
    .limit(CHANGES_SHOWN);
}

/**
 * The smallest and the largest confirmed order of an issuance whose tokens are not made. A place of its waiting list counts as a small order: one that could never become
 * an order would hold up everybody behind it.
 */
export async function placedOrders(tx: Tx, tenantId: string, issuanceId: string): Promise<PlacedOrders> {
  const waiting = tx
    .select({
      smallest: sql<number | null>`min(coalesce(${waitingPlaces.offeredTokens}, ${waitingPlaces.tokens}))::int`,
    })
    .from(waitingPlaces)
    .where(
      and(
        eq(waitingPlaces.tenantId, tenantId),
        eq(waitingPlaces.issuanceId, issuanceId),
        isNull(waitingPlaces.endedAt),
      ),
    );
  const placed = tx
    .select({ smallest: min(investments.tokens), largest: max(investments.tokens) })
    .from(investments)
    .where(
      and(
        eq(investments.tenantId, tenantId),
        eq(investments.issuanceId, issuanceId),
        inArray(investments.status, [...COMMITTED_STATUSES]),
      ),
    );
  const [[place], [row]] = await Promise.all([waiting, placed]);
  const smallest = [row?.smallest, place?.smallest].filter((tokens) => typeof tokens === 'number');
  return { smallest: smallest.length > 0 ? Math.min(...smallest) : null, largest: row?.largest ?? null };
}

/** Notes which orders and interests a change meets, and how many of each. The issuance's row is locked: none comes or goes meanwhile. */
export async function noteMet(
  tx: Tx,
  { tenantId, id, issuanceId }: ChangeRow,
): Promise<{ orders: number; interests: number }> {
  const { rows } = await tx.execute<{ orders: number; interests: number }>(sql`
    with met as (
      insert into issuance_change_orders (tenant_id, change_id, investment_id, user_id)
      select v.tenant_id, ${id}::uuid, v.id, v.user_id from investments v
      where v.tenant_id = ${tenantId} and v.issuance_id = ${issuanceId} and ${inArray(sql`v.status`, [...LIVE_STATUSES])}
      returning investment_id)
    select count(*) filter (where v.status <> 'RESERVED')::int as orders, count(*) filter (where v.status = 'RESERVED')::int as interests
    from met join investments v on v.tenant_id = ${tenantId} and v.id = met.investment_id`);
  return rows[0] ?? { orders: 0, interests: 0 };
}

const isLost = (tenantId: string, before: Date) =>
  and(
    eq(issuanceChanges.tenantId, tenantId),
    isNull(issuanceChanges.toldDoneAt),
    lt(issuanceChanges.toldAskedAt, before),
  );

/** Whether `takeLost` takes any. */
export const anyLostChange = (tenantId: string, before: Date): SQL => anyRow(issuanceChanges, isLost(tenantId, before));

/** Changes whose job has not been heard of for a while, taken in hand; their ids. */
export async function takeLost(
  tx: Tx,
  tenantId: string,
  { before, now }: { before: Date; now: Date },
): Promise<string[]> {
  const rows = await tx
    .update(issuanceChanges)
    .set({ toldAskedAt: now })
    .where(isLost(tenantId, before))
    .returning({ id: issuanceChanges.id });
  return rows.map(({ id }) => id);
}
