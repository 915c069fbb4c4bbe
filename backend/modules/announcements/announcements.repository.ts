import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { issuanceUpdates, issuanceUpdateVersions } from '#backend/db/schema/issuance-content.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** Pieces of news and answered questions that a page shows. */
const MOST_SHOWN = 50;

/** What a page and a mail say of an issuance. */
export const HEAD = { id: issuances.id, slug: issuances.slug, title: issuances.title, status: issuances.status };
const SAVED_BY = sql<string | null>`(select trim(p.first_name || ' ' || p.last_name) from user_profiles p
  where p.tenant_id = issuance_updates.tenant_id and p.user_id = issuance_updates.saved_by)`;
const TOLD = sql<number>`(select count(*)::int from (select 1 from issuance_update_told d
  where d.tenant_id = issuance_updates.tenant_id and d.update_id = issuance_updates.id limit 10001) listed)`;
const ROW = { update: issuanceUpdates, by: SAVED_BY, told: TOLD };
const OF_ISSUANCE = and(eq(issuances.tenantId, issuanceUpdates.tenantId), eq(issuances.id, issuanceUpdates.issuanceId));

export type UpdateRow = typeof issuanceUpdates.$inferSelect;
/** A piece of news with who saved it last and how many were written to. */
export type ListedUpdate = { update: UpdateRow; by: string | null; told: number };

/** What a page says of an issuance; null where the filter finds none. */
export async function announcingHead(tx: Tx, where: SQL | undefined) {
  const [row] = await tx
    .select(HEAD)
    .from(issuances)
    .where(and(eq(issuances.tenantId, tx.tenantId), where));
  return row ?? null;
}

/** The last pieces of news, newest first. */
export function updatesOf(tx: Tx, tenantId: string, issuanceId: string): Promise<ListedUpdate[]> {
  return tx
    .select(ROW)
    .from(issuanceUpdates)
    .innerJoin(issuances, OF_ISSUANCE)
    .where(and(eq(issuanceUpdates.tenantId, tenantId), eq(issuanceUpdates.issuanceId, issuanceId)))
    .orderBy(desc(issuanceUpdates.publishedAt), desc(issuanceUpdates.id))
    .limit(MOST_SHOWN);
}

/** One piece of news of an issuance that the caller manages; null where there is none. `lock`: to change it. */
export async function managedUpdate(tx: Tx, managed: SQL | undefined, id: string, { lock = false } = {}) {
  const asked = tx
    .select({ ...ROW, issuance: HEAD })
    .from(issuanceUpdates)
    .innerJoin(issuances, OF_ISSUANCE)
    .where(and(eq(issuanceUpdates.tenantId, tx.tenantId), managed, eq(issuanceUpdates.id, id)));
  const [row] = await (lock ? asked.for('no key update', { of: issuanceUpdates }) : asked);
  return row ?? null;
}

export function versionsOf(tx: Tx, tenantId: string, updateId: string) {
  return tx
    .select({
      version: issuanceUpdateVersions,
      by: sql<string>`coalesce((select trim(p.first_name || ' ' || p.last_name) from user_profiles p
        where p.tenant_id = issuance_update_versions.tenant_id and p.user_id = issuance_update_versions.ended_by), '')`,
    })
    .from(issuanceUpdateVersions)
    .where(and(eq(issuanceUpdateVersions.tenantId, tenantId), eq(issuanceUpdateVersions.updateId, updateId)))
    .orderBy(desc(issuanceUpdateVersions.endedAt))
    .limit(MOST_SHOWN);
}

export async function insertUpdate(tx: Tx, row: typeof issuanceUpdates.$inferInsert): Promise<string> {
  const [made] = await tx.insert(issuanceUpdates).values(row).returning({ id: issuanceUpdates.id });
  if (!made) throw new Error('news was not kept');
  return made.id;
}

export async function setUpdate(
  tx: Tx,
  { tenantId, id }: Pick<UpdateRow, 'tenantId' | 'id'>,
  change: Partial<typeof issuanceUpdates.$inferInsert>,
): Promise<void> {
  await tx
    .update(issuanceUpdates)
    .set(change)
    .where(and(eq(issuanceUpdates.tenantId, tenantId), eq(issuanceUpdates.id, id)));
}

/** Keeps what the public could read of it until now. */
export async function keepVersion(
  tx: Tx,
  { tenantId, id, title, body }: UpdateRow,
  ended: { at: Date; by: string; reason: string },
): Promise<void> {
  await tx.insert(issuanceUpdateVersions).values({
    tenantId,
    updateId: id,
    title,
    body,
    endedAt: ended.at,
    endedBy: ended.by,
    reason: ended.reason,
  });
}

/** A piece of news with its issuance, for who writes to its readers; null where it is gone. */
export async function updateById(tx: Tx, tenantId: string, id: string) {
  const [row] = await tx
    .select({ update: issuanceUpdates, issuance: HEAD })
    .from(issuanceUpdates)
    .innerJoin(issuances, OF_ISSUANCE)
    .where(and(eq(issuanceUpdates.tenantId, tenantId), eq(issuanceUpdates.id, id)));
  return row ?? null;
}
