import { and, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { anyRow } from '#backend/db/any-row.ts';
import { watchEditions, watchEntries } from '#backend/db/schema/watch-lists.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { Listed, WatchList } from '#domain/screening/watch-list.ts';

export type EditionRow = typeof watchEditions.$inferSelect;

/** The edition of each list that is in use. */
export function editionsInUse(tx: Tx, tenantId: string): Promise<EditionRow[]> {
  return tx
    .select()
    .from(watchEditions)
    .where(and(eq(watchEditions.tenantId, tenantId), watchEditions.inUse));
}

/** The edition of a list that is in use, locked: of two who replace it at once, the second finds the other's. */
export async function lockInUse(tx: Tx, tenantId: string, list: WatchList): Promise<EditionRow | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId} watch list ${list}`}, 0))`);
  const [row] = await tx
    .select()
    .from(watchEditions)
    .where(and(eq(watchEditions.tenantId, tenantId), eq(watchEditions.list, list), watchEditions.inUse));
  return row ?? null;
}

type NewEdition = Pick<
  EditionRow,
  'tenantId' | 'list' | 'madeAt' | 'sha256' | 'fileName' | 'entries' | 'importedBy' | 'importedAt'
>;

/** Puts an edition in the place of the one before, whose entries go. Answers its id. */
export async function replaceEdition(
  tx: Tx,
  edition: NewEdition,
  before: EditionRow | null,
  entries: readonly Listed[],
): Promise<string> {
  if (before) {
    const old = and(eq(watchEntries.tenantId, edition.tenantId), eq(watchEntries.editionId, before.id));
    await tx.delete(watchEntries).where(old);
    await tx
      .update(watchEditions)
      .set({ inUse: false })
      .where(and(eq(watchEditions.tenantId, edition.tenantId), eq(watchEditions.id, before.id)));
  }
  const [made] = await tx
    .insert(watchEditions)
    .values({ ...edition, workedAt: edition.importedAt })
    .returning({ id: watchEditions.id });
  if (!made) throw new Error('an edition was not written');
  for (let at = 0; at < entries.length; at += ENTRIES_AT_ONCE)
    await insertEntries(tx, edition.tenantId, made.id, entries.slice(at, at + ENTRIES_AT_ONCE));
  return made.id;
}
const ENTRIES_AT_ONCE = 5_000;

/** An entry that a list has twice under one number is one with the names of both. */
async function insertEntries(tx: Tx, tenantId: string, editionId: string, entries: readonly Listed[]): Promise<void> {
  await tx.execute(sql`
    insert into watch_entries (tenant_id, edition_id, key, kind, names, births, note)
    select ${tenantId}::uuid, ${editionId}::uuid, e.* from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as e (key text, kind text, names jsonb, births jsonb, note text)
    on conflict (tenant_id, edition_id, key) do update set names = watch_entries.names || excluded.names,
      births = watch_entries.births || excluded.births`);
}

export function entriesOf(tx: Tx, tenantId: string, editionId: string): Promise<Listed[]> {
  return tx
    .select({
      key: watchEntries.key,
      kind: watchEntries.kind,
      names: watchEntries.names,
      births: watchEntries.births,
      note: watchEntries.note,
    })
    .from(watchEntries)
    .where(and(eq(watchEntries.tenantId, tenantId), eq(watchEntries.editionId, editionId)));
}

const isIt = (tenantId: string, id: string): SQL | undefined =>
  and(eq(watchEditions.tenantId, tenantId), eq(watchEditions.id, id));

/** Notes how far all people have been held beside an edition; `last` null: to the end. */
export async function noteProgress(
  tx: Tx,
  { tenantId, id }: Pick<EditionRow, 'tenantId' | 'id'>,
  { last, more, now }: { last: string | null; more: number; now: Date },
): Promise<void> {
  await tx
    .update(watchEditions)
    .set(
      last
        ? { screenedTo: last, screened: sql`${watchEditions.screened} + ${more}`, workedAt: now }
        : { screenedAt: now, workedAt: now },
    )
    .where(isIt(tenantId, id));
}

export async function editionById(tx: Tx, tenantId: string, id: string): Promise<EditionRow | null> {
  const [row] = await tx.select().from(watchEditions).where(isIt(tenantId, id));
  return row ?? null;
}

const isLost = (tenantId: string, before: Date) =>
  and(
    eq(watchEditions.tenantId, tenantId),
    watchEditions.inUse,
    isNull(watchEditions.screenedAt),
    lt(watchEditions.workedAt, before),
    gt(watchEditions.entries, 0),
  );

/** Whether `lostEditions` finds any. */
export const anyLostEdition = (tenantId: string, before: Date): SQL => anyRow(watchEditions, isLost(tenantId, before));

/** Editions in use whose people have not all been held beside them, and of which nothing was heard since. */
export function lostEditions(tx: Tx, tenantId: string, before: Date): Promise<{ id: string }[]> {
  return tx.select({ id: watchEditions.id }).from(watchEditions).where(isLost(tenantId, before));
}
