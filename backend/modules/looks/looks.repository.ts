import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { exactly } from '#backend/db/counted.ts';
import { type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { lookDrafts, lookVersions } from '#backend/db/schema/looks.ts';
import { tenants } from '#backend/db/schema/tenants.ts';
import type { Tx } from '#backend/db/transaction.ts';

export type DraftRow = typeof lookDrafts.$inferSelect;

/** A person's name, or their e-mail, also of one that is gone. */
const nameOf = (tenantId: string, id: SQL) => sql<string | null>`(
  select coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), u.email) from users u
  left join user_profiles p on p.tenant_id = u.tenant_id and p.user_id = u.id where u.tenant_id = ${tenantId} and u.id = ${id})`;

/** The draft with the name of who saved it; undefined where nobody ever has. */
export async function draftOf(tx: Tx, tenantId: string): Promise<{ draft: DraftRow; by: string | null } | undefined> {
  const [row] = await tx
    .select({ draft: lookDrafts, by: nameOf(tenantId, sql`look_drafts.saved_by`) })
    .from(lookDrafts)
    .where(eq(lookDrafts.tenantId, tenantId));
  return row;
}

/** The draft, locked until the end: everything that changes a tenant's look takes this lock first. */
export async function lockDraft(tx: Tx, tenantId: string): Promise<DraftRow> {
  await tx.insert(lookDrafts).values({ tenantId }).onConflictDoNothing();
  const [row] = await tx.select().from(lookDrafts).where(eq(lookDrafts.tenantId, tenantId)).for('update');
  if (!row) throw new Error('the draft that was just made is not there');
  return row;
}

export async function writeDraft(tx: Tx, { tenantId, ...row }: DraftRow): Promise<void> {
  await tx.update(lookDrafts).set(row).where(eq(lookDrafts.tenantId, tenantId));
}

/** What is published, as it stands in the database now: the call's own copy may be older than the lock. */
export async function publishedNow(tx: Tx, tenantId: string): Promise<unknown> {
  const [row] = await tx.select({ look: tenants.customization }).from(tenants).where(eq(tenants.id, tenantId));
  return row?.look;
}

/** Makes a look the tenant's; the raised version tells every process that keeps a parsed one. */
export async function writePublished(
  tx: Tx,
  tenantId: string,
  look: typeof tenants.$inferInsert.customization,
  now: Date,
): Promise<void> {
  await tx
    .update(tenants)
    .set({ customization: look, version: sql`${tenants.version} + 1`, updatedAt: now })
    .where(eq(tenants.id, tenantId));
}

export async function insertVersion(tx: Tx, row: typeof lookVersions.$inferInsert): Promise<void> {
  await tx.insert(lookVersions).values(row);
}

const shown = (tenantId: string) => ({
  row: lookVersions,
  by: nameOf(tenantId, sql`look_versions.published_by`),
});

/** The last version that was published; undefined where none was. */
export async function lastVersion(tx: Tx, tenantId: string) {
  const [row] = await tx
    .select(shown(tenantId))
    .from(lookVersions)
    .where(eq(lookVersions.tenantId, tenantId))
    .orderBy(desc(lookVersions.number))
    .limit(1);
  return row;
}

export async function versionOf(tx: Tx, tenantId: string, number: number) {
  const [row] = await tx
    .select(shown(tenantId))
    .from(lookVersions)
    .where(and(eq(lookVersions.tenantId, tenantId), eq(lookVersions.number, number)));
  return row;
}

/** One page of the versions, the newest first. They are counted without gaps, so that the last number says how many there are. */
export function versionsPage(tx: Tx, tenantId: string, asked: Place) {
  return pageByKey({
    asked,
    order: { keys: [{ of: lookVersions.number, kind: 'number' }], descending: true },
    scope: [tenantId, 'look-versions'],
    rows: ({ key, where, orderBy, limit }) =>
      tx
        .select({ key, ...shown(tenantId) })
        .from(lookVersions)
        .where(and(eq(lookVersions.tenantId, tenantId), where))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => exactly(lastVersion(tx, tenantId).then((last) => last?.row.number ?? 0)),
  });
}
