import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, ilike, isNotNull, isNull, max, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, pageByKey } from '#backend/db/page-by-key.ts';
import { registerEntries, registerWritings } from '#backend/db/schema/house-registers.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { PARTY } from '#backend/modules/profiles/display-name.repository.ts';
import type { listRegister } from '#contract/house-registers.ts';
import type { HouseRegister } from '#domain/house-register/house-register.ts';

export type EntryRow = typeof registerEntries.$inferSelect;
type WritingRow = typeof registerWritings.$inferSelect;
type Query = z.output<typeof listRegister.query>;

const ROW = { of: registerEntries.id, kind: 'id' } as const;
const ORDERS: Readonly<Record<string, ListOrder['keys']>> = {
  opened: [{ of: registerEntries.openedAt, kind: 'moment' }, ROW],
  name: [{ of: sql`lower(${registerEntries.name})`, kind: 'text' }, ROW],
};

function filterOf(tenantId: string, { register, q, state }: Query): SQL | undefined {
  const words = q?.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return and(
    eq(registerEntries.tenantId, tenantId),
    eq(registerEntries.register, register),
    q ? or(ilike(registerEntries.name, `%${words}%`), eq(sql`${registerEntries.number}::text`, q)) : undefined,
    state === 'open' ? isNull(registerEntries.closedAt) : undefined,
    state === 'closed' ? isNotNull(registerEntries.closedAt) : undefined,
  );
}

/** One page of a register; newest first unless sorted otherwise. */
export function registerPage(tx: Tx, tenantId: string, query: Query) {
  const { after, before, per_page, sort = '-opened', ...filter } = query;
  const where = filterOf(tenantId, query);
  return pageByKey({
    asked: { after, before, per_page },
    order: { keys: ORDERS[sort.replace('-', '')] ?? [ROW], descending: sort.startsWith('-') },
    scope: [tenantId, 'registers', sort, filter],
    rows: ({ key, where: beside, orderBy, limit }) =>
      tx
        .select({ entry: registerEntries, key })
        .from(registerEntries)
        .where(and(where, beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, tx.select({ id: registerEntries.id }).from(registerEntries).where(where)),
  });
}

/** How many entries of each register are open. */
export async function openEntries(tx: Tx, tenantId: string): Promise<Record<HouseRegister, number>> {
  const rows = await tx
    .select({ register: registerEntries.register, found: count() })
    .from(registerEntries)
    .where(and(eq(registerEntries.tenantId, tenantId), isNull(registerEntries.closedAt)))
    .groupBy(registerEntries.register);
  const of = (register: HouseRegister) => rows.find((row) => row.register === register)?.found ?? 0;
  return { conflicts: of('conflicts'), providers: of('providers'), incidents: of('incidents') };
}

const isIt = (tenantId: string, id: string) => and(eq(registerEntries.tenantId, tenantId), eq(registerEntries.id, id));

export async function findEntry(tx: Tx, tenantId: string, id: string): Promise<EntryRow | null> {
  const [row] = await tx.select().from(registerEntries).where(isIt(tenantId, id));
  return row ?? null;
}

/** Locks an entry: of two who write at once, the second finds what the first wrote. */
export async function lockEntry(tx: Tx, tenantId: string, id: string): Promise<EntryRow | null> {
  const [row] = await tx.select().from(registerEntries).where(isIt(tenantId, id)).for('no key update');
  return row ?? null;
}

/** Opens an entry under the next number of its register. */
export async function insertEntry(tx: Tx, entry: Omit<EntryRow, 'id' | 'number'>): Promise<EntryRow> {
  const { tenantId, register } = entry;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId} register ${register}`}, 0))`);
  const [last] = await tx
    .select({ number: max(registerEntries.number) })
    .from(registerEntries)
    .where(and(eq(registerEntries.tenantId, tenantId), eq(registerEntries.register, register)));
  const row = { ...entry, id: randomUUID(), number: (last?.number ?? 0) + 1 };
  await tx.insert(registerEntries).values(row);
  return row;
}

export async function updateEntry(
  tx: Tx,
  { tenantId, id }: EntryRow,
  change: Partial<Pick<EntryRow, 'name' | 'facts' | 'version' | 'closedAt' | 'dueStep' | 'dueAt'>>,
): Promise<void> {
  await tx.update(registerEntries).set(change).where(isIt(tenantId, id));
}

export async function insertWriting(tx: Tx, writing: WritingRow): Promise<void> {
  await tx.insert(registerWritings).values(writing);
}

/** Everything that was written of an entry, newest first, each with the name of who wrote it. */
export function writingsOf(tx: Tx, tenantId: string, entryId: string) {
  return tx
    .select({ writing: registerWritings, by: PARTY.name })
    .from(registerWritings)
    .innerJoin(users, and(eq(users.tenantId, registerWritings.tenantId), eq(users.id, registerWritings.byUserId)))
    .innerJoin(
      userProfiles,
      and(eq(userProfiles.tenantId, registerWritings.tenantId), eq(userProfiles.userId, registerWritings.byUserId)),
    )
    .where(and(eq(registerWritings.tenantId, tenantId), eq(registerWritings.entryId, entryId)))
    .orderBy(desc(registerWritings.version));
}
