import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { deletedPeople, keptRecords } from '#backend/db/schema/deleted-people.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { Day } from '#domain/time/zone.ts';
import type { KeptKind } from '#domain/user/retention.ts';

/** What is known of a deletion: when and by whom, and each record that was kept. Null of somebody who is there. */
export async function deletionOf(tx: Tx, tenantId: string, userId: string) {
  const [[person], records] = await Promise.all([
    tx
      .select()
      .from(deletedPeople)
      .where(and(eq(deletedPeople.tenantId, tenantId), eq(deletedPeople.userId, userId))),
    tx
      .select()
      .from(keptRecords)
      .where(and(eq(keptRecords.tenantId, tenantId), eq(keptRecords.userId, userId)))
      .orderBy(asc(keptRecords.until), asc(keptRecords.kind)),
  ]);
  return person ? { ...person, records } : null;
}

/** Records whose last day has passed, those of longest ago first. */
export function dueRecords(tx: Tx, tenantId: string, today: Day, limit: number) {
  return tx
    .select({ userId: keptRecords.userId, kind: keptRecords.kind })
    .from(keptRecords)
    .where(and(eq(keptRecords.tenantId, tenantId), lt(keptRecords.until, today), isNull(keptRecords.removedAt)))
    .orderBy(asc(keptRecords.until), asc(keptRecords.userId), asc(keptRecords.kind))
    .limit(limit);
}

/** Takes one kind of record of somebody who is gone away: how many went, and the files that nothing points to any more. */
export async function takeAway(tx: Tx, userId: string, kind: KeptKind | 'access', today: Day) {
  const { rows } = await tx.execute<{ gone: number; files: string[] }>(
    sql`select gone, files from lonja_forget_person(${userId}::uuid, ${kind}, ${today}::date)`,
  );
  const [row] = rows;
  if (!row) throw new Error('nothing was answered');
  return row;
}

export async function markRemoved(
  tx: Tx,
  tenantId: string,
  { userId, kind }: { userId: string; kind: KeptKind },
  removed: number,
  now: Date,
): Promise<void> {
  await tx
    .update(keptRecords)
    .set({ removedAt: now, removed })
    .where(and(eq(keptRecords.tenantId, tenantId), eq(keptRecords.userId, userId), eq(keptRecords.kind, kind)));
}

/** The last mails to people of whom nothing is kept: they have left since. */
export async function blankLastMails(tx: Tx, tenantId: string): Promise<void> {
  await tx.execute(sql`
    update mails m set to_address = '', subject = m.kind, html = '', plain = '' from deleted_people d
    where d.tenant_id = ${tenantId} and d.email is null and m.tenant_id = d.tenant_id and m.user_id = d.user_id
      and m.state <> 'QUEUED' and m.to_address <> ''`);
}
