import { and, desc, eq, sql } from 'drizzle-orm';
import { settingChanges } from '#backend/db/schema/setting-changes.ts';
import { tenants } from '#backend/db/schema/tenants.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { SettingSection } from '#domain/tenant/setting-rules.ts';

export type SettingChangeRow = typeof settingChanges.$inferSelect;
type Settings = Readonly<Record<string, unknown>>;

/** The settings as they are kept. */
export async function settingsNow(tx: Tx, tenantId: string): Promise<Settings> {
  const [row] = await tx.select({ settings: tenants.settings }).from(tenants).where(eq(tenants.id, tenantId));
  return row?.settings ?? {};
}

/** The same, locked until the end: everything that changes them takes this lock first. */
export async function lockSettings(tx: Tx, tenantId: string): Promise<Settings> {
  const [row] = await tx
    .select({ settings: tenants.settings })
    .from(tenants)
    .where(eq(tenants.id, tenantId))
    .for('no key update');
  return row?.settings ?? {};
}

/** The raised version tells every process that keeps a parsed copy. */
export async function writeSettings(tx: Tx, tenantId: string, settings: Settings, now: Date): Promise<void> {
  await tx
    .update(tenants)
    .set({ settings, version: sql`${tenants.version} + 1`, updatedAt: now })
    .where(eq(tenants.id, tenantId));
}

/** The last change of each section, and the last that was applied: at most two a section. */
export function lastChanges(tx: Tx, tenantId: string): Promise<SettingChangeRow[]> {
  return tx
    .selectDistinctOn([settingChanges.section, sql`${settingChanges.state} = 'APPLIED'`])
    .from(settingChanges)
    .where(eq(settingChanges.tenantId, tenantId))
    .orderBy(settingChanges.section, sql`${settingChanges.state} = 'APPLIED'`, desc(settingChanges.number));
}

export async function lastChangeOf(
  tx: Tx,
  tenantId: string,
  section: SettingSection,
): Promise<SettingChangeRow | null> {
  const [row] = await tx
    .select()
    .from(settingChanges)
    .where(and(eq(settingChanges.tenantId, tenantId), eq(settingChanges.section, section)))
    .orderBy(desc(settingChanges.number))
    .limit(1);
  return row ?? null;
}

export async function changeOf(tx: Tx, tenantId: string, id: string): Promise<SettingChangeRow | null> {
  const [row] = await tx
    .select()
    .from(settingChanges)
    .where(and(eq(settingChanges.tenantId, tenantId), eq(settingChanges.id, id)));
  return row ?? null;
}

export async function insertChange(tx: Tx, row: typeof settingChanges.$inferInsert): Promise<string> {
  const [made] = await tx.insert(settingChanges).values(row).returning({ id: settingChanges.id });
  if (!made) throw new Error('no change was written');
  return made.id;
}

export async function endChange(
  tx: Tx,
  { tenantId, id }: Pick<SettingChangeRow, 'tenantId' | 'id'>,
  end: Pick<SettingChangeRow, 'state' | 'decidedBy' | 'decidedAt' | 'reason'>,
): Promise<void> {
  await tx
    .update(settingChanges)
    .set(end)
    .where(and(eq(settingChanges.tenantId, tenantId), eq(settingChanges.id, id)));
}
